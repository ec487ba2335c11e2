import type { WeekdayHours } from '#contract/agenda/operations.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { lockAllDays } from '../diary/booking-lock.ts';
import { readHours, upsertHours } from './hours-queries.ts';

export function changeHours({ db, owner }: Owned, days: WeekdayHours[]): Promise<WeekdayHours[]> {
  return inTransaction(db, async (db) => {
    await lockAllDays(db, owner);
    return replaceHours({ db, owner }, days);
  });
}

/** For a use case that already holds the transaction and the lock of all days. */
export async function replaceHours({ db, owner }: Owned, days: WeekdayHours[]): Promise<WeekdayHours[]> {
  const before = await readHours(db);
  // Closing a day clears its times, whatever the form still holds.
  await upsertHours(
    db,
    owner,
    days.map((day) => (day.is_open ? day : { ...day, open_time: null, close_time: null })),
  );
  const after = await readHours(db);
  await record(db, owner, {
    action: 'update',
    entity: 'salon_hours',
    entityId: owner,
    before: { days: before },
    after: { days: after },
  });
  return after;
}
