import type { PaymentMethodForm } from '#contract/agenda/forms.ts';
import { record } from '#server/kernel/database/history.ts';
import { holding } from '#server/kernel/database/holding.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { settleMethod } from '#server/payments/settle-payments.ts';
import { notPaid } from './complete-save.ts';
import { lockPayment, setPaymentMethod } from './queries.ts';

type Outcome =
  | { ok: true }
  | { ok: false; reason: 'not_found' | 'not_finalised' | 'stale' }
  | ReturnType<typeof notPaid>;

/** What was to be received at the end of the month is received by naming how. Only what is done has been paid. */
export function changePaymentMethod(
  owned: Owned,
  { id, payment_method: method, was }: PaymentMethodForm,
): Promise<Outcome> {
  return holding(owned, { drawer: true }, async ({ db, owner }): Promise<Outcome> => {
    const before = await lockPayment(db, id);
    if (!before) return { ok: false, reason: 'not_found' };
    const { status, client_id, payment_method } = before;
    if (status !== 'finalizado') return { ok: false, reason: 'not_finalised' };
    if (payment_method === method) return { ok: true };
    if (was !== undefined && payment_method !== was) return { ok: false, reason: 'stale' };
    const settled = await settleMethod({ db, owner }, { id, client_id, method });
    if (!settled.ok) return notPaid(settled);
    await setPaymentMethod(db, id, method);
    await record(db, owner, {
      action: 'update',
      entity: 'appointments',
      entityId: id,
      before: { payment_method },
      after: { payment_method: method },
    });
    return { ok: true };
  });
}
