import type { Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';

const professional = {
  nome: 'Camila Rocha',
  funcao: 'Cabeleireira',
  email: '',
  telefone: '',
  comissao_percentual: 40,
  product_commission_percent: 0,
  color: '#fbcfe8',
};

/** Through the API, for a test that is not about adding. */
export async function addProfessional(
  { request }: Pick<Page, 'request'>,
  changes: Partial<typeof professional> = {},
): Promise<{ id: string }> {
  const answer = await request.post('/api/team', { data: { ...professional, ...changes } });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

export const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
export const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true });
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
