import { type Cents, cents, sumCents } from '#domain/shared/money.ts';
import { type Part, spread } from './parts.ts';

/** A payment that is still to be received, on the day on which it was earned. */
type Debt = { id: string; day: string; amount: Cents };

/** Of a debt: the parts in which it came in, and what is still owed. */
export type Received<D extends Debt> = { debt: D; parts: Part[]; rest: Cents };

/** The oldest first; of one day always in the same order. */
function oldestFirst<D extends Pick<Debt, 'id' | 'day'>>(debts: readonly D[]): D[] {
  return debts.toSorted((a, b) => (a.day + a.id < b.day + b.id ? -1 : 1));
}

/** What comes in pays the oldest debt first, in the order in which its parts were entered. Debts that nothing is left for are not named. */
export function receiveOldest<D extends Debt>(debts: readonly D[], parts: readonly Part[]): Received<D>[] {
  const ordered = oldestFirst(debts);
  const shares = spread(
    parts,
    ordered.map(({ amount }) => amount),
  );
  return ordered.flatMap((debt, at) => {
    const own = shares[at] ?? [];
    return own.length > 0 ? [{ debt, parts: own, rest: cents(debt.amount - sumCents(own.map(amountOf))) }] : [];
  });
}

const amountOf = ({ amount }: { amount: Cents }) => amount;

/** Days after which a debt is an old one. */
export const OLD_AFTER_DAYS = 30;
