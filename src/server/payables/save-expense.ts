import type * as z from 'zod/mini';
import type { expenseChangeForm, expenseForm } from '#contract/payables/forms.ts';
import type { Payable } from '#contract/payables/operations.ts';
import { cents, decimalFromCents } from '#domain/shared/money.ts';
import { salonToday } from '#server/account/salon-today.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import { once } from '#server/kernel/database/once.ts';
import type { Keyed, Owned, Timed } from '#server/kernel/principal.ts';
import type { Invalid, Refused } from '#server/kernel/refusal.ts';
import { readPayable } from './list-queries.ts';
import { deleteExpense, type ExpenseData, insertExpense, lockExpense, updateExpense } from './queries.ts';

type Created = { ok: true; id: string } | Refused<'in_flight' | 'key_reused'> | Invalid;
type Removed = { ok: true } | Refused<'not_found' | 'already_paid'>;
type Changed = Removed | (Refused<'stale'> & { payable: Payable });

/** Pending, or paid already: then today unless another day is named. Once for each key. */
export async function createExpense(
  { db, owner, now, idempotencyKey: key }: Timed & Keyed,
  form: z.output<typeof expenseForm>,
): Promise<Created> {
  const call = { operation: 'payables.createExpense', key, input: form };
  const outcome = await once(db, owner, call, async (db): Promise<Created> => {
    const { payment_status } = form;
    const today = await salonToday(db, owner, now());
    const payment_date = payment_status === 'Pago' ? form.payment_date || today : null;
    if (payment_date && payment_date > today) {
      return { ok: false, reason: 'invalid', fields: { payment_date: 'payables:errors.paidInFuture' } };
    }
    const expense = { ...expenseData(form), payment_status, payment_date };
    const id = await insertExpense(db, owner, expense);
    await record(db, owner, { action: 'create', entity: 'expenses', entityId: id, after: expense });
    return { ok: true, id };
  });
  return outcome.ok ? outcome.value : outcome;
}

/** Only while it is pending: what was paid is in the books. Whoever repeats a change whose answer was lost finds it done. */
export function changeExpense(
  { db, owner }: Owned,
  { id, version, ...form }: z.output<typeof expenseChangeForm>,
): Promise<Changed> {
  return inTransaction(db, async (db): Promise<Changed> => {
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

/** Only while it is pending; the history keeps what it was. */
export function removeExpense({ db, owner }: Owned, id: string): Promise<Removed> {
  return inTransaction(db, async (db): Promise<Removed> => {
    const held = await lockExpense(db, id);
    if (!held) return { ok: false, reason: 'not_found' };
    const { version: _, ...before } = held;
    if (before.payment_status === 'Pago') return { ok: false, reason: 'already_paid' };
    await deleteExpense(db, id);
    await record(db, owner, { action: 'delete', entity: 'expenses', entityId: id, before });
    return { ok: true };
  });
}

/** What the forms say of an expense, as its row has it. */
function expenseData(form: Omit<z.output<typeof expenseChangeForm>, 'id' | 'version'>): ExpenseData {
  const { description, category, value, expense_date, due_date, supplier, payment_method } = form;
  const said = { description, category, expense_date, supplier, payment_method };
  return { ...said, value: decimalFromCents(cents(value)), due_date: due_date || null };
}

const isSame = (before: ExpenseData, after: ExpenseData) =>
  (Object.keys(after) as Array<keyof ExpenseData>).every((field) => before[field] === after[field]);
