import type { PaymentMethodForm } from '#contract/agenda/forms.ts';
import { mayDo } from '#domain/members/rights.ts';
import { meansOf } from '#domain/payments/means.ts';
import { holding } from '#server/kernel/database/holding.ts';
import type { Owned } from '#server/kernel/principal.ts';
import type { PaidThing } from '#server/payments/paid-thing.ts';
import type { FollowRefusal } from './followers.ts';
import { holdClientOf, lockAppointment, lockPayment, setPaymentMethod } from './queries.ts';
import { conclude } from './write-appointment.ts';

type Outcome =
  | { ok: true }
  | { ok: false; reason: 'not_found' | 'not_finalised' | 'stale' | 'not_allowed' }
  | Extract<FollowRefusal, { reason: 'invalid' }>;

/** What was to be received at the end of the month is received by naming how. Only what is done has been paid. */
export function changePaymentMethod(
  owned: Owned,
  { id, payment_method: method, was }: PaymentMethodForm,
): Promise<Outcome> {
  return holding(owned, { drawer: true }, async (held): Promise<Outcome> => {
    const { db } = held;
    await holdClientOf(db, id);
    const before = (await lockAppointment(db, id))?.appointment;
    if (!before) return { ok: false, reason: 'not_found' };
    const { status, payment_method } = before;
    if (status !== 'finalizado') return { ok: false, reason: 'not_finalised' };
    if (payment_method === method) return { ok: true };
    if (was !== undefined && payment_method !== was) return { ok: false, reason: 'stale' };
    // To receive is to take payment; to say that it was paid otherwise is to correct.
    const isReceived = payment_method !== null && meansOf(payment_method).isPending && !meansOf(method).isPending;
    if (owned.member && !mayDo(owned.member, isReceived ? 'payments' : 'corrections')) {
      return { ok: false, reason: 'not_allowed' };
    }
    await setPaymentMethod(db, id, method);
    const after = { ...before, payment_method: method };
    const telling = { action: 'update', before: { payment_method }, after: { payment_method: method } };
    const followed = await conclude(held, { id, before, after }, telling);
    if (followed.ok) return { ok: true };
    if (followed.reason === 'invalid') return followed;
    throw new Error('What changes no product met the shelf.', { cause: followed });
  });
}

/** An appointment as its payments know it. */
export const paidAppointment: PaidThing = { hold: lockPayment, setMainMethod: setPaymentMethod };
