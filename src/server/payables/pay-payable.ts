import type { PayableKind } from '#contract/payables/operations.ts';
import { salonToday } from '#server/account/salon-today.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import type { Owned, Timed } from '#server/kernel/principal.ts';
import type { Invalid, Refused } from '#server/kernel/refusal.ts';
import { settlePurchase } from '#server/products/bills.ts';
import { changePayable, holdPayable } from './change-payable.ts';

type Named = { kind: PayableKind; id: string };
type Paid = { ok: true } | Refused<'not_found' | 'already_paid'> | Invalid;
type Reverted = { ok: true } | Refused<'not_found' | 'not_paid'>;

/** Pendente becomes Pago, today unless another day is named. The last instalment pays its purchase. */
export function payPayable(
  { db, owner, now }: Timed,
  { kind, id, payment_date }: Named & { payment_date: string },
): Promise<Paid> {
  return inTransaction(db, async (db): Promise<Paid> => {
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

/** Pago becomes Pendente, without a payment date; of an instalment the purchase too. */
export function revertPayable({ db, owner }: Owned, { kind, id }: Named): Promise<Reverted> {
  return inTransaction(db, async (db): Promise<Reverted> => {
    const before = await holdPayable(db, kind, id);
    if (!before) return { ok: false, reason: 'not_found' };
    if (before.payment_status === 'Pendente') return { ok: false, reason: 'not_paid' };
    await changePayable({ db, owner }, { kind, id, before }, { payment_status: 'Pendente', payment_date: null });
    if (before.purchase_id) await settlePurchase({ db, owner }, before.purchase_id, null);
    return { ok: true };
  });
}
