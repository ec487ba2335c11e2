import { type Cents, cents } from '#domain/shared/money.ts';
import { thousandths } from './units.ts';

export const PAYMENT_STATUSES = ['Pendente', 'Pago'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** What the columns of a unit cost and of a total hold, in cents. */
export const HIGHEST_UNIT_COST = 9_999_999_999;
const HIGHEST_TOTAL = 999_999_999_999n;

/** Quantity x unit cost, rounded to the cent; null when it is nothing that can be recorded. */
export function purchaseTotal(quantity: number, unitCost: Cents): Cents | null {
  const total = (thousandths(quantity) * BigInt(unitCost) + 500n) / 1_000n;
  return total < 0n || total > HIGHEST_TOTAL ? null : cents(Number(total));
}
