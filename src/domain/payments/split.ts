import { type Cents, cents, sumCents } from '#domain/shared/money.ts';
import type { ClientPaymentMethod } from '#domain/shared/payment-methods.ts';

/** A row of a divided payment, as it is typed: null is an empty field, NaN a text that is no amount. */
export type SplitRow = {
  method: ClientPaymentMethod;
  amount: number | null;
  /** Somebody entered it: it no longer follows the others. */
  isTyped: boolean;
};

/** Whether what was typed can be an amount; an empty field is still being typed in. */
export function isAmount(typed: number | null): boolean {
  return typed === null || typed >= 0;
}

/** What cannot be read pays nothing. */
export function readableAmount(typed: number | null): Cents {
  return cents(isAmount(typed) ? (typed ?? 0) : 0);
}

/** The rows as they are shown: the last one that nobody typed has what the others leave of the total, or nothing. */
export function followed(rows: readonly SplitRow[], total: Cents): SplitRow[] {
  const last = rows.findLastIndex(({ isTyped }) => !isTyped);
  const others = sumCents(rows.filter((_, at) => at !== last).map(({ amount }) => readableAmount(amount)));
  return rows.map((row, at) => (at === last ? { ...row, amount: Math.max(0, total - others) } : row));
}

/** One more way of paying: it gets the rest. */
export function withPart(rows: readonly SplitRow[], method: ClientPaymentMethod, total: Cents): SplitRow[] {
  return followed([...rows, { method, amount: 0, isTyped: false }], total);
}

export function withoutPart(rows: readonly SplitRow[], method: ClientPaymentMethod, total: Cents): SplitRow[] {
  const left = rows.filter((row) => row.method !== method);
  // What stands alone pays all of it.
  return followed(left.length === 1 ? left.map((row) => ({ ...row, isTyped: false })) : left, total);
}

/** What is typed in one row stays; of two the other follows, of more the last that nobody typed. */
export function withAmount(
  rows: readonly SplitRow[],
  method: ClientPaymentMethod,
  amount: number | null,
  total: Cents,
): SplitRow[] {
  const isPair = rows.length === 2;
  const typed = rows.map((row) =>
    row.method === method ? { ...row, amount, isTyped: true } : { ...row, isTyped: row.isTyped && !isPair },
  );
  return followed(typed, total);
}
