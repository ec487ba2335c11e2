import type { Page } from '@playwright/test';
import pg from 'pg';
import { type Caller, call } from './api.ts';
import { button, dialog } from './parts.ts';
import type { Salon } from './salon.ts';

const service = {
  name: 'Corte feminino',
  description: '',
  category: 'Cabelo',
  duration_minutes: 60,
  price: 12000,
  preco_variavel: false,
  commission_percent: null as number | null,
  is_public: true,
  product_ids: [] as string[],
};

type Doer = { staff_id: string } & Record<'price' | 'duration_minutes' | 'commission_percent', number | null>;
type Later = { parts: number[]; cleanup_minutes: number; done_by_all: boolean; doers: Doer[] };

/** Through the API, for a test that is not about adding. */
export const addService = (owner: Caller, changes: Partial<typeof service & Later> = {}): Promise<{ id: string }> =>
  call(owner, 'post', 'services', { ...service, ...changes });

export async function addDefaultCategories(owner: Caller) {
  await call(owner, 'post', 'services/categories/defaults', {});
}

/** Behind the program's back: what another area makes, or more than a person would. */
export async function inDatabase(salon: Salon, sql: string, ...values: unknown[]) {
  const connection = new pg.Client(process.env.E2E_DATABASE);
  await connection.connect();
  const owner = await connection.query('select id from auth.users where email = $1', [salon.email]);
  await connection.query(sql, [owner.rows[0].id, ...values]);
  await connection.end();
}

export const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
export const chip = (page: Page, category: string) =>
  button(page.getByRole('navigation', { name: 'Ir para a categoria' }), category);

export async function confirmWithPassword(page: Page, title: string, password: string) {
  const question = dialog(page, title);
  await question.getByLabel('Senha', { exact: true }).fill(password);
  await button(question, 'Excluir').click();
}
