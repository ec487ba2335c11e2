import { monthOf } from '#domain/shared/period.ts';
import { salonNow } from '#domain/shared/time.ts';
import { type Caller, call } from './api.ts';

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
export const addFixedCost = (owner: Caller, changes: Partial<typeof rent> = {}): Promise<{ id: string }> =>
  call(owner, 'post', 'fixed-costs/types', { ...rent, ...changes });

type Cost = { id: string; version: string; name: string };

async function firstCost(owner: Caller): Promise<Cost | undefined> {
  const [year, month] = thisMonth().split('-');
  const { costs }: { costs: Cost[] } = await call(
    owner,
    'get',
    `fixed-costs/month?year=${year}&month=${Number(month)}`,
  );
  return costs[0];
}

/** As another window would: everything of the first cost of this month that is named. */
export async function changeElsewhere(owner: Caller, changes: object) {
  const cost = await firstCost(owner);
  await call(owner, 'put', `fixed-costs/${cost?.id}`, { ...cost, due_date: '', ...changes });
}

/** As another window would: the first cost of this month. */
export async function removeElsewhere(owner: Caller, password: string) {
  const cost = await firstCost(owner);
  await call(owner, 'post', `fixed-costs/${cost?.id}/remove`, { password });
}
