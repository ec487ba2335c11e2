import type { Payable } from '#contract/payables.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { readPayable } from './list-queries.ts';
import { deleteExpense, lockExpense } from './queries.ts';

type Outcome =
  | { ok: true }
  | { ok: false; reason: 'not_found' | 'already_paid' }
  | { ok: false; reason: 'stale'; payable: Payable };

type Doomed = { id: string; version?: string | undefined };

/** Only while it is pending; the history keeps what it was. */
export function removeExpense({ db, owner }: Owned, { id, version }: Doomed): Promise<Outcome> {
  return inTransaction(db, async (db): Promise<Outcome> => {
    const held = await lockExpense(db, id);
    if (!held) return { ok: false, reason: 'not_found' };
    const { version: now, ...before } = held;
    if (before.payment_status === 'Pago') return { ok: false, reason: 'already_paid' };
    if (version !== undefined && version !== now) {
      return { ok: false, reason: 'stale', payable: await readPayable(db, 'expense', id) };
    }
    await deleteExpense(db, id);
    await record(db, owner, { action: 'delete', entity: 'expenses', entityId: id, before });
    return { ok: true };
  });
}
