import type { Payment } from '#contract/cashier/sales.ts';
import { centsFromDecimal } from '#domain/shared/money.ts';
import { instantFrom } from '#server/kernel/database/written-times.ts';

/** As the columns, or JSON with amounts as text, have it. */
export type PaymentRecord = {
  id: string;
  method: string;
  amount: string;
  tip: string;
  tip_name: string | null;
  fee: string;
  received_at: string | null;
};

export function toPayment(row: PaymentRecord): Payment {
  return {
    id: row.id,
    method: row.method as Payment['method'],
    amount: centsFromDecimal(row.amount),
    tip: centsFromDecimal(row.tip),
    tip_name: row.tip_name,
    fee: centsFromDecimal(row.fee),
    received_at: row.received_at && instantFrom(row.received_at),
  };
}
