import type { Payment } from '#contract/cashier/sales.ts';
import { meansOf } from '#domain/payments/means.ts';
import type { ClientPaymentMethod } from '#domain/shared/payment-methods.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { isInClosedCashDay } from './queries.ts';

/**
 * Whether a closed cash day keeps a payment from this other method: it has counted it among the cash, or would have. No drawer holds what was and is paid in
 * other ways, or had not been received then. The caller keeps the drawer.
 */
export async function isKeptByDrawer(
  db: Database,
  { method, received_at }: Pick<Payment, 'method' | 'received_at'>,
  other: ClientPaymentMethod,
): Promise<boolean> {
  const changesDrawer = meansOf(method).isCash !== meansOf(other).isCash;
  return received_at !== null && changesDrawer && isInClosedCashDay(db, received_at);
}
