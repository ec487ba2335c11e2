import type { PayableKind } from '#contract/payables/operations.ts';
import { salonToday } from '#server/account/salon-today.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import type { Timed } from '#server/kernel/principal.ts';
import { settlePurchase } from '#server/products/bills.ts';
import { changePayable, holdPayable } from './change-payable.ts';

type Outcome =
  | { ok: true }
  | { ok: false; reason: 'not_found' | 'already_paid' }
  | { ok: false; reason: 'invalid'; fields: Record<string, string> };

/** Pendente becomes Pago, today unless another day is named. The last instalment pays its purchase. */
export function payPayable(
  { db, owner, now }: Timed,
  { kind, id, payment_date }: { kind: PayableKind; id: string; payment_date: string },
): Promise<Outcome> {
  return inTransaction(db, async (db): Promise<Outcome> => {
    const before = await holdPayable(db, kind, id);
    if (!before) return { ok: false, reason: 'not_found' };
    if (before.payment_status === 'Pago') return { ok: false, reason: 'already_paid' };
    const today = await salonToday(db, owner, now());
    const paidOn = payment_date || today;
    if (paidOn > today)
      return { ok: false, reason: 'invalid', fields: { payment_date: 'payables:errors.paidInFuture' } };
    await changePayable({ db, owner }, { kind, id, before }, { payment_status: 'Pago', payment_date: paidOn });
    if (before.purchase_id) await settlePurchase({ db, owner }, before.purchase_id, paidOn);
    return { ok: true };
  });
}
