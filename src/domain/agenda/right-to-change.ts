import type { Right } from '#domain/members/rights.ts';
import type { Life } from './life.ts';

type Changed = Pick<Life, 'status' | 'date' | 'payment_method' | 'discount_value'> & {
  lines: readonly { unit_price: number }[];
};

/**
 * What a change of an appointment takes beside the agenda itself: who finalises it takes its payment, and what was paid is corrected by who may. Null
 * where the agenda is enough. `after` null is one that is removed.
 */
export function rightToChange(before: Changed | undefined, after: Changed | null): Right | null {
  if (before?.status === 'finalizado') return after && isPaidTheSame(before, after) ? null : 'corrections';
  return after?.status === 'finalizado' ? 'payments' : null;
}

function isPaidTheSame(before: Changed, after: Changed): boolean {
  return (
    after.status === before.status &&
    after.date === before.date &&
    after.payment_method === before.payment_method &&
    after.discount_value === before.discount_value &&
    priceOf(after) === priceOf(before)
  );
}

const priceOf = ({ lines }: Changed) => lines.reduce((sum, { unit_price }) => sum + unit_price, 0);
