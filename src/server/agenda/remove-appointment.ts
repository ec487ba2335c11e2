import { type Database, inTransaction } from '#server/kernel/db.ts';
import { record } from '#server/kernel/history.ts';
import type { OwnerId } from '#server/kernel/owner.ts';
import { deleteAppointment, isClosed, lockAppointment, readBearings } from './appointment-queries.ts';
import { lockDay } from './booking-lock.ts';
import { touchesClosedPeriod } from './closed-period.ts';
import { settleStock } from './settle-stock.ts';

type Owned = { db: Database; owner: OwnerId };
type Outcome = { ok: true } | { ok: false; reason: 'not_found' | 'period_closed' };

/** What it took from the shelf comes back; the history keeps what was deleted. */
export async function removeAppointment({ db, owner }: Owned, id: string): Promise<Outcome> {
  const bearings = await readBearings(db, id);
  if (!bearings) return { ok: false, reason: 'not_found' };
  return inTransaction(db, async (db) => {
    await lockDay(db, owner, bearings.date);
    const stored = await lockAppointment(db, id);
    if (!stored) return { ok: false, reason: 'not_found' };
    const before = stored.appointment;
    const closedDates = (await isClosed(db, before.date)) ? [before.date] : [];
    if (touchesClosedPeriod(closedDates, before)) return { ok: false, reason: 'period_closed' };
    await settleStock({ db, owner, id }, before, undefined);
    await deleteAppointment(db, id);
    await record(db, owner, { action: 'delete', entity: 'appointments', entityId: id, before });
    return { ok: true };
  });
}
