import { meansOf } from '#domain/payments/means.ts';
import { feeOf, feePercentOf, type Part } from '#domain/payments/parts.ts';
import { type Cents, cents, decimalFromCents, percentOf } from '#domain/shared/money.ts';
import type { ClientPaymentMethod } from '#domain/shared/payment-methods.ts';
import { instantOf } from './calendar.ts';
import type { Chance } from './chance.ts';
import type { Rows } from './salon.ts';

/** What the card company keeps. */
export const CARD_FEES = { debit_fee_percent: 1.99, credit_fee_percent: 3.49 };

export const PAID_WITH = [
  [38, 'PIX'],
  [26, 'Cartão de Crédito'],
  [15, 'Cartão de Débito'],
  [13, 'Dinheiro'],
  [4, 'Transferência Bancária'],
  [1, 'Outro'],
] as const satisfies ReadonlyArray<readonly [number, ClientPaymentMethod]>;

const SPLIT = 0.1;
const IN_HAND = ['Dinheiro', 'PIX', 'Cartão de Débito'] as const;

/** In one part, or the larger one in that way and a round amount in another; what is owed is owed whole. */
export function partsOf(method: ClientPaymentMethod, total: Cents, chance: Chance): Part[] {
  const isSplit = chance.happens(SPLIT);
  const other = chance.pick(IN_HAND);
  const share = cents(Math.round(percentOf(total, chance.between(20, 45)) / 500) * 500);
  if (!isSplit || meansOf(method).isPending || method === other || share === 0 || share * 2 > total) {
    return [{ method, amount: total }];
  }
  return [
    { method, amount: cents(total - share) },
    { method: other, amount: share },
  ];
}

type Paid = { appointment_id: string | null; sale_id: string | null; day: string; parts: readonly Part[] };

/** `received` as 2026-11-17T13:30; what still is to be received was not. */
export function paymentRows(
  { parts, ...of }: Paid,
  { created, received }: { created: string; received: string | null },
  chance: Chance,
): Rows<'payments'> {
  return parts.map((part, position) => ({
    id: chance.uuid(),
    ...of,
    void_id: null,
    position,
    method: part.method,
    amount: decimalFromCents(part.amount),
    fee: decimalFromCents(feeOf(part, CARD_FEES)),
    fee_percent: feePercentOf(part.method, CARD_FEES),
    received_at: meansOf(part.method).isPending || received === null ? null : instantOf(received),
    created_at: instantOf(created),
  }));
}
