import type { PaymentStatus } from '#domain/products/purchase.ts';
import { monthOf, rangeOf } from '#domain/shared/period.ts';
import { addDays } from '#domain/shared/time.ts';

/** Which bills a list shows; an empty day is no bound. Without a due date there is none to bound. */
export type Filters = {
  status: PaymentStatus | 'all';
  due: { from: string; to: string } | 'none';
};

export const QUICK_FILTERS = ['overdue', 'today', 'nextDays', 'thisMonth', 'noDueDate'] as const;
export type QuickFilter = (typeof QUICK_FILTERS)[number];

export const NO_FILTERS: Filters = { status: 'all', due: { from: '', to: '' } };

const DAYS_AHEAD = 7;

/** What one press asks for. The status stays as it is chosen, but nothing that is paid is overdue. */
export function quickFilter(name: QuickFilter, status: Filters['status'], today: string): Filters {
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
  const asked = JSON.stringify(filters);
  return QUICK_FILTERS.find((name) => JSON.stringify(quickFilter(name, filters.status, today)) === asked);
}

export function isUnfiltered({ status, due }: Filters): boolean {
  return status === 'all' && due !== 'none' && due.from === '' && due.to === '';
}
