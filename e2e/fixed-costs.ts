import type { Page } from '@playwright/test';
import { monthOf } from '#domain/shared/period.ts';
import { salonNow } from '#domain/shared/time.ts';
import { expect } from './salon.ts';

export const PATH = '/financeiro/custos-fixos';
const today = () => salonNow(Temporal.Now.instant(), 'America/Sao_Paulo').date;
export const thisMonth = () => monthOf(today());
/** Outside of the year of everything that a test makes: it opens at 0. */
export const nextJanuary = () => `${Number(thisMonth().slice(0, 4)) + 1}-01`;

const rent = {
  name: 'Aluguel',
  category: 'Infraestrutura',
  default_value: 420_000,
  default_due_day: 31,
  default_payment_method: 'Boleto',
};

/** Through the API, for a test that is not about adding. */
export async function addFixedCost(
  { request }: Pick<Page, 'request'>,
  changes: Partial<typeof rent> = {},
): Promise<{ id: string }> {
  const answer = await request.post('/api/fixed-costs/types', { data: { ...rent, ...changes } });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

type Cost = { id: string; version: string; name: string };

async function firstCost({ request }: Pick<Page, 'request'>): Promise<Cost | undefined> {
  const [year, month] = thisMonth().split('-');
  const answer = await request.get(`/api/fixed-costs/month?year=${year}&month=${Number(month)}`);
  return ((await answer.json()) as { costs: Cost[] }).costs[0];
}

/** As another window would: everything of the first cost of this month that is named. */
export async function changeElsewhere({ request }: Pick<Page, 'request'>, changes: object) {
  const cost = await firstCost({ request });
  const changed = await request.put(`/api/fixed-costs/${cost?.id}`, { data: { ...cost, due_date: '', ...changes } });
  expect(changed.status(), await changed.text()).toBe(200);
}

/** As another window would: the first cost of this month. */
export async function removeElsewhere({ request }: Pick<Page, 'request'>, password: string) {
  const cost = await firstCost({ request });
  const removed = await request.post(`/api/fixed-costs/${cost?.id}/remove`, { data: { password } });
  expect(removed.status(), await removed.text()).toBe(200);
}
