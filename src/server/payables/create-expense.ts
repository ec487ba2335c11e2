import type * as z from 'zod/mini';
import type { expenseForm } from '#contract/payables/forms.ts';
import { salonToday } from '#server/account/salon-today.ts';
import { record } from '#server/kernel/database/history.ts';
import { once } from '#server/kernel/database/once.ts';
import type { Timed } from '#server/kernel/principal.ts';
import { expenseData } from './expense-data.ts';
import { insertExpense } from './queries.ts';

type Outcome =
  | { ok: true; id: string }
  | { ok: false; reason: 'in_flight' | 'key_reused' }
  | { ok: false; reason: 'invalid'; fields: Record<string, string> };

/** Pending, or paid already: then today unless another day is named. Once for each key. */
export async function createExpense(
  { db, owner, now, idempotencyKey: key }: Timed & { idempotencyKey: string | undefined },
  form: z.output<typeof expenseForm>,
): Promise<Outcome> {
  const call = { operation: 'payables.createExpense', key, input: form };
  const outcome = await once(db, owner, call, async (db): Promise<Outcome> => {
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
