import type { Page } from '@playwright/test';
import { call } from './api.ts';
import { choose } from './parts.ts';

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
  return call(page, 'post', `${operation}`, data);
}

export async function purchasesOf(page: Page, id: string): Promise<Array<Record<string, unknown>>> {
  return (await call(page, 'get', `products/${id}/purchases`)).rows;
}

/** An entry of a product's menu. */
export const act = (page: Page, name: string, action: string) => choose(page, `Ações de ${name}`, action);
