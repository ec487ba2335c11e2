import { COST_CATEGORIES, type CostCategory } from '#domain/shared/cost-categories.ts';
import { type Cents, cents, sumCents } from '#domain/shared/money.ts';
import { daysBetween } from '#domain/shared/time.ts';

export type CostOfMonth = {
  readonly category: CostCategory;
  readonly value: number;
  readonly due_date: string | null;
  readonly is_paid: boolean;
};

export type CostState = { readonly kind: 'paid' | 'today' | 'pending' } | { readonly kind: 'overdue'; days: number };

/** Where nothing is owed nothing is late: a month that was opened at 0 waits for its values. */
export function stateOf({ value, due_date, is_paid }: CostOfMonth, today: string): CostState {
  if (is_paid) return { kind: 'paid' };
  if (value === 0 || due_date === null || due_date > today) return { kind: 'pending' };
  return due_date === today ? { kind: 'today' } : { kind: 'overdue', days: daysBetween(due_date, today) };
}

export function monthTotals(costs: readonly CostOfMonth[], today: string) {
  const paid = costs.filter(({ is_paid }) => is_paid);
  const pending = costs.filter(({ is_paid }) => !is_paid);
  const [total, paidValue] = [sumOf(costs), sumOf(paid)];
  return {
    count: costs.length,
    total,
    paid: { count: paid.length, value: paidValue, percent: total === 0 ? null : Math.floor((paidValue / total) * 100) },
    pending: {
      count: pending.length,
      value: sumOf(pending),
      overdue: pending.filter((cost) => stateOf(cost, today).kind === 'overdue').length,
    },
    categories: COST_CATEGORIES.map((category) => ({
      category,
      value: sumOf(costs.filter((cost) => cost.category === category)),
    })),
  };
}

function sumOf(costs: readonly CostOfMonth[]): Cents {
  return sumCents(costs.map(({ value }) => cents(value)));
}
