import type { AppointmentChange } from '#domain/agenda/life.ts';
import { meansOf } from '#domain/payments/means.ts';
import { followTotal } from '#domain/payments/parts.ts';
import { cents } from '#domain/shared/money.ts';
import type { ClientPaymentMethod } from '#domain/shared/payment-methods.ts';
import { assertHeld, type Held } from '#server/kernel/database/holding.ts';
import { isKeptByDrawer, pay, payOtherwise } from './pay.ts';
import { deletePayments, type HeldPayment, keepReopenedCash, lockPayments } from './queries.ts';

/** Said beside the payment method: that is what has to be chosen otherwise. */
const refused = (key: string) => ({ ok: false, reason: 'invalid', fields: { payment_method: key } }) as const;
const CLIENT_REQUIRED = refused('agenda:errors.clientForMonthly');
const CASH_DAY_CLOSED = refused('agenda:errors.cashDayClosed');
/** It carried a tip, which cannot be paid later. */
const HAS_TIP = refused('agenda:errors.hasTip');
/** It was paid in several parts, which must be entered again. */
const SPLIT = refused('agenda:errors.paymentsSplit');

type Followed = { ok: true } | ReturnType<typeof refused>;

/**
 * Moves the payments of an appointment, once it is written, to what it costs now and how it is paid: none until it is finalised. Their day
 * follows the appointment's by itself, and they go with it.
 */
export async function paymentsFollow(
  held: Held,
  { id, before, after, parts, tip }: AppointmentChange,
): Promise<Followed> {
  if (!after) return { ok: true };
  const wasPaid = before?.status === 'finalizado';
  const { payment_method: method, date } = after;
  if (after.status !== 'finalizado' || method === null) {
    if (wasPaid) {
      await keepReopenedCash(held.db, id);
      await deletePayments(held.db, { kind: 'appointment', id });
    }
    return { ok: true };
  }
  const isSameMethod = wasPaid && before.payment_method === method;
  if (isSameMethod && before.revenue === after.revenue) return { ok: true };
  if (!isSameMethod && needsClient(method) && after.client_id === null) return CLIENT_REQUIRED;

  assertHeld(held, 'drawer');
  const revenue = cents(after.revenue);
  const rows = wasPaid ? await lockPayments(held.db, { kind: 'appointment', id }) : [];
  const [only, ...others] = rows;
  if (!only) {
    await pay(held, { kind: 'appointment', id, day: date }, parts ?? [{ method, amount: revenue }], tip);
    return { ok: true };
  }
  if (others.length === 0) {
    if (only.tip > 0 && meansOf(method).isPending) return HAS_TIP;
    if (await isKeptByDrawer(held.db, only, method)) return CASH_DAY_CLOSED;
    await payOtherwise(held, only, { method, amount: revenue });
    return { ok: true };
  }
  const stays = isSameMethod && followTotal(rows.map(asPart), revenue) !== null;
  return stays ? { ok: true } : SPLIT;
}

const asPart = ({ method, amount, source_id }: HeldPayment) => ({ method, amount: cents(amount), source_id });

const needsClient = (method: ClientPaymentMethod) => meansOf(method).needs === 'client';
