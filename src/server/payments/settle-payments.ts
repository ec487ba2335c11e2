import type { Status } from '#domain/agenda/statuses.ts';
import { meansOf } from '#domain/payments/means.ts';
import { followTotal } from '#domain/payments/parts.ts';
import { cents } from '#domain/shared/money.ts';
import type { ClientPaymentMethod } from '#domain/shared/payment-methods.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { isKeptByDrawer } from './closed-drawer.ts';
import { pay, payOtherwise } from './pay.ts';
import { deletePayments, type HeldPayment, keepReopenedCash, lockPayments } from './queries.ts';

type Paid = { status: Status; payment_method: ClientPaymentMethod | null; revenue: number };

type Settling = {
  id: string;
  before: Paid | undefined;
  after: Paid & { date: string; client_id: string | null };
};

export type PaymentsRefusal =
  /** It was paid in several parts, which must be entered again. */
  | { ok: false; reason: 'payments_split' }
  /** To be received later, but from whom? */
  | { ok: false; reason: 'client_required' }
  /** The drawer that counted it as cash, or would have, is closed. */
  | { ok: false; reason: 'cash_day_closed' };

type Settled = { ok: true } | PaymentsRefusal;

/**
 * Moves the payments of an appointment, once it is written, to what it costs now and how it is paid: none until it is finalised. Their day
 * follows the appointment's by itself. The caller holds the transaction, which a refusal ends, the drawer where it becomes or stays finalised, and
 * the appointment.
 */
export async function settlePayments(owned: Owned, { id, before, after }: Settling): Promise<Settled> {
  const wasPaid = before?.status === 'finalizado';
  const { payment_method: method, date } = after;
  if (after.status !== 'finalizado' || method === null) {
    if (wasPaid) {
      await keepReopenedCash(owned.db, id);
      await deletePayments(owned.db, { kind: 'appointment', id });
    }
    return { ok: true };
  }
  const isSameMethod = wasPaid && before.payment_method === method;
  if (isSameMethod && before.revenue === after.revenue) return { ok: true };
  if (!isSameMethod && needsClient(method) && after.client_id === null) return { ok: false, reason: 'client_required' };

  const revenue = cents(after.revenue);
  const rows = wasPaid ? await lockPayments(owned.db, { kind: 'appointment', id }) : [];
  const [only, ...others] = rows;
  if (!only) {
    await pay(owned, { kind: 'appointment', id, day: date }, [{ method, amount: revenue }]);
    return { ok: true };
  }
  if (others.length === 0) {
    if (await isKeptByDrawer(owned.db, only, method)) return { ok: false, reason: 'cash_day_closed' };
    await payOtherwise(owned, only, { method, amount: revenue });
    return { ok: true };
  }
  const stays = isSameMethod && followTotal(rows.map(asPart), revenue) !== null;
  return stays ? { ok: true } : { ok: false, reason: 'payments_split' };
}

/** How it was paid is corrected, or received; what it costs stays. The caller keeps the drawer and holds the appointment. */
export async function settleMethod(
  owned: Owned,
  { id, client_id, method }: { id: string; client_id: string | null; method: ClientPaymentMethod },
): Promise<Settled> {
  if (needsClient(method) && client_id === null) return { ok: false, reason: 'client_required' };
  const [only, ...others] = await lockPayments(owned.db, { kind: 'appointment', id });
  if (!only) throw new Error('A finalised appointment has a payment.');
  if (others.length > 0) return { ok: false, reason: 'payments_split' };
  if (await isKeptByDrawer(owned.db, only, method)) return { ok: false, reason: 'cash_day_closed' };
  await payOtherwise(owned, only, { ...asPart(only), method });
  return { ok: true };
}

const asPart = ({ method, amount, source_id }: HeldPayment) => ({ method, amount: cents(amount), source_id });

const needsClient = (method: ClientPaymentMethod) => meansOf(method).needs === 'client';
