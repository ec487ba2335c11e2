import { type Cents, cents, sumCents } from '#domain/shared/money.ts';

/** The words of the specification, which the screen translates. */
export const EXPENSE_CATEGORIES = ['Comissão', 'Custo Fixo', 'Produto', 'Outro'] as const;
export type ExpenseCategory = (typeof EXPENSE_CATEGORIES)[number];

export const EXPENSE_KINDS = ['commission', 'fixed_cost', 'purchase', 'instalment', 'expense', 'fees'] as const;
export type ExpenseKind = (typeof EXPENSE_KINDS)[number];

/** A fixed cost of the category Outros counts as other, as do one-off expenses and what card companies keep. */
export function categoryOf(kind: ExpenseKind, costCategory?: string | null): ExpenseCategory {
  switch (kind) {
    case 'commission':
      return 'Comissão';
    case 'fixed_cost':
      return costCategory === 'Outros' ? 'Outro' : 'Custo Fixo';
    case 'purchase':
    case 'instalment':
      return 'Produto';
    default:
      return 'Outro';
  }
}

type Counted = { category: ExpenseCategory; value: Cents };

/** The four parts of the expenses and all of them together. */
export function expenseTotals(items: readonly Counted[]) {
  const of = (category: ExpenseCategory) =>
    sumCents(items.filter((item) => item.category === category).map(({ value }) => value));
  return {
    total: sumCents(items.map(({ value }) => value)),
    commissions: of('Comissão'),
    fixed_costs: of('Custo Fixo'),
    products: of('Produto'),
    others: of('Outro'),
  };
}

export type DayAmounts = { date: string; revenue: Cents; services: Cents; products: Cents; expenses: Cents };

/** The days on which something came in or went out, the first one first. */
export function dayByDay(
  revenue: ReadonlyArray<{ date: string; services: Cents; products: Cents }>,
  expenses: ReadonlyArray<{ date: string; value: Cents }>,
): DayAmounts[] {
  const days = new Map<string, { services: number; products: number; expenses: number }>();
  const on = (date: string) => {
    const day = days.get(date) ?? { services: 0, products: 0, expenses: 0 };
    days.set(date, day);
    return day;
  };
  for (const { date, services, products } of revenue) {
    on(date).services += services;
    on(date).products += products;
  }
  for (const { date, value } of expenses) on(date).expenses += value;
  return [...days]
    .map(([date, { services, products, expenses }]) => ({
      date,
      revenue: cents(services + products),
      services: cents(services),
      products: cents(products),
      expenses: cents(expenses),
    }))
    .filter(({ services, products, expenses }) => services !== 0 || products !== 0 || expenses !== 0)
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}

/** How long the two bars are, each as a share of the longer one; what is below zero has none. */
export function barShares(revenue: number, expenses: number): { revenue: number; expenses: number } {
  const longest = Math.max(revenue, expenses, 0);
  const share = (value: number) => (longest === 0 ? 0 : Math.max(0, value) / longest);
  return { revenue: share(revenue), expenses: share(expenses) };
}
