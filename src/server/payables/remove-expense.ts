import { inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { deleteExpense, lockExpense } from './queries.ts';

type Outcome = { ok: true } | { ok: false; reason: 'not_found' | 'already_paid' };

/** Only while it is pending; the history keeps what it was. */
export function removeExpense({ db, owner }: Owned, id: string): Promise<Outcome> {
  return inTransaction(db, async (db): Promise<Outcome> => {
    const held = await lockExpense(db, id);
    if (!held) return { ok: false, reason: 'not_found' };
    const { version: _, ...before } = held;
    if (before.payment_status === 'Pago') return { ok: false, reason: 'already_paid' };
    await deleteExpense(db, id);
    await record(db, owner, { action: 'delete', entity: 'expenses', entityId: id, before });
    return { ok: true };
  });
}
