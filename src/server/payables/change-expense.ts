import type * as z from 'zod/mini';
import type { expenseChangeForm } from '#contract/payables/forms.ts';
import type { Payable } from '#contract/payables/operations.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { expenseData } from './expense-data.ts';
import { readPayable } from './list-queries.ts';
import { type ExpenseData, lockExpense, updateExpense } from './queries.ts';

type Outcome =
  | { ok: true }
  | { ok: false; reason: 'not_found' | 'already_paid' }
  | { ok: false; reason: 'stale'; payable: Payable };

/** Only while it is pending: what was paid is in the books. Whoever repeats a change whose answer was lost finds it done. */
export function changeExpense(
  { db, owner }: Owned,
  { id, version, ...form }: z.output<typeof expenseChangeForm>,
): Promise<Outcome> {
  return inTransaction(db, async (db): Promise<Outcome> => {
    const held = await lockExpense(db, id);
    if (!held) return { ok: false, reason: 'not_found' };
    const { version: now, ...before } = held;
    if (before.payment_status === 'Pago') return { ok: false, reason: 'already_paid' };
    const after = expenseData(form);
    if (isSame(before, after)) return { ok: true };
    if (version !== undefined && version !== now) {
      return { ok: false, reason: 'stale', payable: await readPayable(db, 'expense', id) };
    }
    await updateExpense(db, id, after);
    await record(db, owner, { action: 'update', entity: 'expenses', entityId: id, before, after });
    return { ok: true };
  });
}

const isSame = (before: ExpenseData, after: ExpenseData) =>
  (Object.keys(after) as Array<keyof ExpenseData>).every((field) => before[field] === after[field]);
