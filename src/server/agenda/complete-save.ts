import type { Appointment } from '#contract/agenda-appointments.ts';
import { type Database, isOverlap } from '#server/kernel/db.ts';
import { record } from '#server/kernel/history.ts';
import type { OwnerId } from '#server/kernel/owner.ts';
import { readAppointment } from './appointment-queries.ts';
import type { Saved } from './saved.ts';
import { StockFailed, StockRefused, settleStock } from './settle-stock.ts';
import type { Surroundings } from './surroundings-queries.ts';

type Change = {
  around: Surroundings;
  before?: Appointment;
  after: Pick<Appointment, 'status' | 'stock_updated' | 'lines'>;
};

/** What follows once an appointment is written, in the same transaction: its products, the history, and the answer. */
export async function completeSave(
  { db, owner, id }: { db: Database; owner: OwnerId; id: string },
  { around, before, after }: Change,
): Promise<Saved> {
  const below_zero = await settleStock({ db, owner, id }, before, after);
  const appointment = await readAppointment(db, id);
  if (!appointment) throw new Error('An appointment vanished while it was being saved.');
  await record(db, owner, {
    action: before ? 'update' : 'create',
    entity: 'appointments',
    entityId: id,
    before: before ?? null,
    after: appointment,
  });
  const over_time_off = around.over_time_off && after.status !== 'cancelado';
  return { ok: true, appointment, warnings: { over_time_off, below_zero } };
}

/**
 * Runs a transaction again when the constraint refused what had been found free: somebody wrote without asking for the day's lock. By
 * then their row is there to be seen, so that the second look ends in a refusal with a name in it.
 */
export async function lookingAgain(transaction: () => Promise<Saved>): Promise<Saved> {
  try {
    return await transaction();
  } catch (error) {
    if (!isOverlap(error)) throw error;
    return transaction();
  }
}

/** What stopped at the shelf is answered like any other refusal, once the transaction has taken everything back. */
export async function minding(save: Promise<Saved>): Promise<Saved> {
  try {
    return await save;
  } catch (error) {
    if (error instanceof StockRefused) return { ok: false, reason: 'stock', product: error.product };
    if (error instanceof StockFailed) return { ok: false, reason: 'stock_failed', cause: error.cause };
    throw error;
  }
}
