import type { PaymentStatus } from '#domain/products/purchase.ts';
import { monthOf, rangeOf } from '#domain/shared/period.ts';
import { addDays } from '#domain/shared/time.ts';

type Days = { from: string; to: string };

/** Which bills a list shows; an empty day is no bound. Without a due date there is none to bound. */
export type Filters = {
  status: PaymentStatus | 'all';
  due: Days | 'none';
  /** By the day of the payment, as a report leads here. */
  paid: Days;
};

export const QUICK_FILTERS = ['overdue', 'today', 'nextDays', 'thisMonth', 'noDueDate'] as const;
export type QuickFilter = (typeof QUICK_FILTERS)[number];

export const NO_DAYS: Days = { from: '', to: '' };
export const NO_FILTERS: Filters = { status: 'all', due: NO_DAYS, paid: NO_DAYS };

const DAYS_AHEAD = 7;

/** What one press asks for. The status stays as it is chosen, but nothing that is paid is overdue. */
export function quickFilter(name: QuickFilter, status: Filters['status'], today: string): Filters {
  return { paid: NO_DAYS, ...dueFilter(name, status, today) };
}

function dueFilter(name: QuickFilter, status: Filters['status'], today: string): Pick<Filters, 'status' | 'due'> {
  switch (name) {
    case 'overdue':
      return { status: 'Pendente', due: { from: '', to: addDays(today, -1) } };
    case 'today':
      return { status, due: { from: today, to: today } };
    case 'nextDays':
      return { status, due: { from: today, to: addDays(today, DAYS_AHEAD) } };
    case 'thisMonth': {
      const { first, last } = rangeOf(monthOf(today));
      return { status, due: { from: first, to: last } };
    }
    case 'noDueDate':
      return { status, due: 'none' };
  }
}

/** The one that would ask for just this; undefined where none does. */
export function quickFilterOf(filters: Filters, today: string): QuickFilter | undefined {
  const asked = asText(filters);
  return QUICK_FILTERS.find((name) => asText(quickFilter(name, filters.status, today)) === asked);
}

export const isUnfiltered = (filters: Filters): boolean => asText(filters) === asText(NO_FILTERS);

/** Bounded on one side at least. */
export const isBounded = ({ from, to }: Days) => from !== '' || to !== '';

const asText = ({ status, due, paid }: Filters) => JSON.stringify([status, due, paid]);
