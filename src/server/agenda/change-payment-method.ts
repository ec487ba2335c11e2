import type { PaymentMethod } from '#domain/agenda/payment-methods.ts';
import { type Database, inTransaction } from '#server/kernel/db.ts';
import { record } from '#server/kernel/history.ts';
import type { OwnerId } from '#server/kernel/owner.ts';
import { lockPayment, setPaymentMethod } from './queries.ts';

type Owned = { db: Database; owner: OwnerId };
type Outcome = { ok: true } | { ok: false; reason: 'not_found' | 'not_finalised' };

/** What was to be received at the end of the month is received by naming how. Only what is done has been paid. */
export function changePaymentMethod({ db, owner }: Owned, id: string, method: PaymentMethod): Promise<Outcome> {
  return inTransaction(db, async (db) => {
    const before = await lockPayment(db, id);
    if (!before) return { ok: false, reason: 'not_found' };
    const { status, ...payment } = before;
    if (status !== 'finalizado') return { ok: false, reason: 'not_finalised' };
    if (payment.payment_method === method) return { ok: true };
    await setPaymentMethod(db, id, method);
    const after = { payment_method: method };
    await record(db, owner, { action: 'update', entity: 'appointments', entityId: id, before: payment, after });
    return { ok: true };
  });
}
