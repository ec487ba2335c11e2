import type * as z from 'zod/mini';
import type { dueDateInput } from '#contract/payables/forms.ts';
import type { Payable } from '#contract/payables/operations.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import type { Owned } from '#server/kernel/principal.ts';
import type { Invalid, Refused } from '#server/kernel/refusal.ts';
import { changePayable, holdPayable } from './change-payable.ts';
import { readPayable } from './list-queries.ts';

type Outcome =
  | { ok: true }
  | Refused<'not_found' | 'already_paid'>
  | Invalid
  | (Refused<'stale'> & { payable: Payable });

/** Only while it is pending, and never before the purchase; empty takes it away. Whoever repeats a change whose answer was lost finds it done. */
export function changeDueDate(
  { db, owner }: Owned,
  { kind, id, version, due_date }: z.output<typeof dueDateInput>,
): Promise<Outcome> {
  return inTransaction(db, async (db): Promise<Outcome> => {
    const before = await holdPayable(db, kind, id);
    if (!before) return { ok: false, reason: 'not_found' };
    if (before.payment_status === 'Pago') return { ok: false, reason: 'already_paid' };
    if ((before.due_date ?? '') === due_date) return { ok: true };
    if (version !== undefined && version !== before.version) {
      return { ok: false, reason: 'stale', payable: await readPayable(db, kind, id) };
    }
    if (due_date && due_date < before.date) {
      const key = kind === 'expense' ? 'dueBeforeExpense' : 'dueBeforePurchase';
      return { ok: false, reason: 'invalid', fields: { due_date: `payables:errors.${key}` } };
    }
    await changePayable({ db, owner }, { kind, id, before }, { due_date: due_date || null });
    return { ok: true };
  });
}
