import { sql } from 'kysely';
import { type Means, meansOf } from '#domain/payments/means.ts';
import { CLIENT_PAYMENT_METHODS } from '#domain/shared/payment-methods.ts';

/** Rows of `payments` by a means that is so. The words themselves, and no parameters: the indexes of cash and of what is owed are found by them. */
function paidBy(isSo: (means: Means) => boolean) {
  const words = CLIENT_PAYMENT_METHODS.filter((method) => isSo(meansOf(method)));
  return words.length > 0 ? sql<boolean>`payments.method in (${sql.join(words.map(sql.lit))})` : sql<boolean>`false`;
}

export const IN_CASH = paidBy(({ isCash }) => isCash);
export const PENDING = paidBy(({ isPending }) => isPending);
export const NO_REVENUE = paidBy(({ isRevenue }) => !isRevenue);
