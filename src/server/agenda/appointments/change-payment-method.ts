import type { PaymentMethodForm } from '#contract/agenda/forms.ts';
import { record } from '#server/kernel/database/history.ts';
import { holding } from '#server/kernel/database/holding.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { type FollowRefusal, follow } from './followers.ts';
import { holdClientOf, lockAppointment, setPaymentMethod } from './queries.ts';

type Outcome =
  | { ok: true }
  | { ok: false; reason: 'not_found' | 'not_finalised' | 'stale' }
  | Extract<FollowRefusal, { reason: 'invalid' }>;

/** What was to be received at the end of the month is received by naming how. Only what is done has been paid. */
export function changePaymentMethod(
  owned: Owned,
  { id, payment_method: method, was }: PaymentMethodForm,
): Promise<Outcome> {
  return holding(owned, { drawer: true }, async (held): Promise<Outcome> => {
    const { db, owner } = held;
    await holdClientOf(db, id);
    const before = (await lockAppointment(db, id))?.appointment;
    if (!before) return { ok: false, reason: 'not_found' };
    const { status, payment_method } = before;
    if (status !== 'finalizado') return { ok: false, reason: 'not_finalised' };
    if (payment_method === method) return { ok: true };
    if (was !== undefined && payment_method !== was) return { ok: false, reason: 'stale' };
    const after = { ...before, payment_method: method };
    const followed = await follow(held, { id, before, after, by: 'owner' });
    if (!followed.ok) {
      if (followed.reason === 'invalid') return followed;
      throw new Error('What changes no product met the shelf.', { cause: followed });
    }
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
