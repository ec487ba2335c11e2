import type { Locator, Page } from '@playwright/test';
import { expect } from './salon.ts';

const product = {
  name: 'Água oxigenada',
  description: '',
  base_unit: 'ml',
  display_unit_label: 'frasco',
  unit_size_in_base: 900,
  min_stock: 2,
};

const purchase = {
  purchase_date: '2026-11-02',
  quantity_purchased: 6,
  purchase_unit: 'display_unit',
  unit_cost: 1850,
  payment_method: 'Boleto',
  payment_status: 'Pendente',
  payment_date: '',
  due_date: '',
  supplier: 'Bela Cor',
};

/** Through the API, for a test that is not about adding. */
export function addInternal(page: Page, changes: object = {}): Promise<{ id: string }> {
  return post(page, 'products/internal', { ...product, existing_stock: 3, ...changes });
}

export function addResale(page: Page, changes: object = {}): Promise<{ id: string }> {
  return post(page, 'products/resale', { ...product, price: 5990, ...purchase, ...changes });
}

export function buy(page: Page, id: string, changes: object = {}) {
  return post(page, `products/${id}/purchases`, { ...purchase, ...changes });
}

async function post(page: Page, operation: string, data: object) {
  const answer = await page.request.post(`/api/${operation}`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

export async function purchasesOf(page: Page, id: string): Promise<Array<Record<string, unknown>>> {
  return (await (await page.request.get(`/api/products/${id}/purchases`)).json()).rows;
}

export const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
export const said = (field: Locator, message: string) =>
  expect(field).toHaveAccessibleDescription(new RegExp(`^${message}`));

/** An entry of a product's menu. */
export async function act(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Ações de ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}
