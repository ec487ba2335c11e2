import type { PayableKind } from '#contract/payables/operations.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { settlePurchase } from '#server/products/bills.ts';
import { changePayable, holdPayable } from './change-payable.ts';

type Outcome = { ok: true } | { ok: false; reason: 'not_found' | 'not_paid' };

/** Pago becomes Pendente, without a payment date; of an instalment the purchase too. */
export function revertPayable({ db, owner }: Owned, { kind, id }: { kind: PayableKind; id: string }): Promise<Outcome> {
  return inTransaction(db, async (db): Promise<Outcome> => {
    const before = await holdPayable(db, kind, id);
    if (!before) return { ok: false, reason: 'not_found' };
    if (before.payment_status === 'Pendente') return { ok: false, reason: 'not_paid' };
    await changePayable({ db, owner }, { kind, id, before }, { payment_status: 'Pendente', payment_date: null });
    if (before.purchase_id) await settlePurchase({ db, owner }, before.purchase_id, null);
    return { ok: true };
  });
}
