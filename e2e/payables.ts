import type { Page } from '@playwright/test';
import { call } from './api.ts';
import { today } from './cashier.ts';
import { addResale } from './products.ts';

/** So many days from the salon's today; below zero, before it. */
export const inDays = (days: number) => today().add({ days }).toString();

const expense = {
  description: 'Conserto do secador',
  category: 'Serviços',
  value: 18000,
  expense_date: inDays(-40),
  due_date: '',
  supplier: 'Assistência Paulista',
  payment_method: 'PIX',
  payment_status: 'Pendente',
  payment_date: '',
};

/** Through the API, for a test that is not about adding. */
export async function addExpense(page: Page, changes: Partial<typeof expense> = {}): Promise<{ id: string }> {
  return call(page, 'post', 'payables/expenses', { ...expense, ...changes });
}

/** A purchase of a product of that name, a month ago. */
export const addPurchase = (page: Page, name: string, changes: object = {}) =>
  addResale(page, {
    name,
    purchase_date: inDays(-30),
    quantity_purchased: 30,
    unit_cost: 690,
    supplier: 'Casa da Manicure',
    ...changes,
  });
