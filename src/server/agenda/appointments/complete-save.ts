import type { Appointment, SaveWarnings } from '#contract/agenda/appointments.ts';
import type { Draft } from '#domain/agenda/draft-appointment.ts';
import { record } from '#server/kernel/database/history.ts';
import { isOverlap } from '#server/kernel/database/refused-rows.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { cancelOpenSale } from '#server/payments/cancel-open-sale.ts';
import { type PaymentsRefusal, settlePayments } from '#server/payments/settle-payments.ts';
import { type StockRefusal, settleStock } from '#server/products/settle-stock.ts';
import { productsTaken } from './appointment-record.ts';
import { readAppointment } from './queries.ts';
import type { Surroundings } from './surroundings-queries.ts';

type Refusal =
  | { ok: false; reason: 'not_found' | 'service_not_found' | 'product_not_found' | 'stale' | 'period_closed' }
  | { ok: false; reason: 'conflict'; professional: string }
  | { ok: false; reason: 'ahead'; date: string; today: string }
  | StockRefusal
  | { ok: false; reason: 'invalid'; fields: Record<string, string> };

/** How saving an appointment ends. What is refused has changed nothing. */
export type Saved = { ok: true; appointment: Appointment; warnings: SaveWarnings } | Refusal;

export const notFound: Refusal = { ok: false, reason: 'not_found' };
export const stale: Refusal = { ok: false, reason: 'stale' };
export const periodClosed: Refusal = { ok: false, reason: 'period_closed' };
export const conflict = (professional: string): Refusal => ({ ok: false, reason: 'conflict', professional });
/** Done before its day: nothing counts on a day to come. */
export const ahead = (date: string, today: string): Refusal => ({ ok: false, reason: 'ahead', date, today });
export const invalid = (fields: Record<string, string>) => ({ ok: false, reason: 'invalid', fields }) as const;

const NOT_PAID = {
  payments_split: 'agenda:errors.paymentsSplit',
  client_required: 'agenda:errors.clientForMonthly',
  cash_day_closed: 'agenda:errors.cashDayClosed',
};
/** Said beside the payment method: that is what has to be chosen otherwise. */
export const notPaid = ({ reason }: PaymentsRefusal) => invalid({ payment_method: NOT_PAID[reason] });

/** What was to be saved is there already. */
export function asItIs(appointment: Appointment, over_time_off: boolean): Saved {
  return { ok: true, appointment, warnings: { over_time_off, below_zero: [] } };
}

type Change = {
  id: string;
  around: Surroundings;
  before?: Appointment;
  after: Pick<Draft, 'status' | 'stock_updated' | 'lines'>;
};

/** What follows once an appointment is written, in the same transaction: its products, its payments, the history, and the answer. */
export async function completeSave({ db, owner }: Owned, { id, around, before, after }: Change): Promise<Saved> {
  if (after.status === 'cancelado' && before && before.status !== 'cancelado') await cancelOpenSale({ db, owner }, id);
  const taking = { before: before ? productsTaken(before) : [], after: productsTaken(after) };
  const settled = await settleStock({ db, owner }, taking, { appointmentId: id });
  if (!settled.ok) return settled;
  const appointment = await readAppointment(db, id);
  if (!appointment) throw new Error('An appointment vanished while it was being saved.');
  const paid = await settlePayments({ db, owner }, { id, before, after: appointment });
  if (!paid.ok) return notPaid(paid);
  await record(db, owner, {
    action: before ? 'update' : 'create',
    entity: 'appointments',
    entityId: id,
    before: before ?? null,
    after: appointment,
  });
  const over_time_off = around.over_time_off && after.status !== 'cancelado';
  return { ok: true, appointment, warnings: { over_time_off, below_zero: settled.below_zero } };
}

/**
 * Runs a transaction again when the constraint refused what had been found free: somebody wrote without asking for the day's lock. By
 * then their row is there to be seen, so that the second look ends in a refusal with a name in it.
 */
export async function retriedOnOverlap<Outcome>(transaction: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await transaction();
  } catch (error) {
    if (!isOverlap(error)) throw error;
    return transaction();
  }
}
