import type * as z from 'zod/mini';
import type { expenseChangeForm } from '#contract/payables-forms.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { expenseData } from './expense-data.ts';
import { lockExpense, updateExpense } from './queries.ts';

type Outcome = { ok: true } | { ok: false; reason: 'not_found' | 'already_paid' };

/** Only while it is pending: what was paid is in the books. */
export function changeExpense(
  { db, owner }: Owned,
  { id, ...form }: z.output<typeof expenseChangeForm>,
): Promise<Outcome> {
  return inTransaction(db, async (db): Promise<Outcome> => {
    const before = await lockExpense(db, id);
    if (!before) return { ok: false, reason: 'not_found' };
    if (before.payment_status === 'Pago') return { ok: false, reason: 'already_paid' };
    const after = expenseData(form);
    await updateExpense(db, id, after);
    await record(db, owner, { action: 'update', entity: 'expenses', entityId: id, before, after });
    return { ok: true };
  });
}
