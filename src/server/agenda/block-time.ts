import type { TimeOff } from '#contract/agenda-appointments.ts';
import type { TimeOffForm } from '#contract/agenda-appointments-forms.ts';
import { daysBetween, parseTime, salonNow } from '#domain/shared/time.ts';
import { type Database, inTransaction } from '#server/kernel/db.ts';
import { record } from '#server/kernel/history.ts';
import type { OwnerId } from '#server/kernel/owner.ts';
import { lockAllDays } from './booking-lock.ts';
import { deleteTimeOff, findTimeOff, insertTimeOff, readZoneOfActive } from './time-off-queries.ts';

type Owned = { db: Database; owner: OwnerId };
type Outcome = { ok: true; timeOff: TimeOff } | { ok: false; reason: 'not_found' | 'in_past' };

export function blockTime({ db, owner }: Owned, form: TimeOffForm, now: Temporal.Instant): Promise<Outcome> {
  return inTransaction(db, async (db) => {
    await lockAllDays(db, owner);
    const zone = await readZoneOfActive(db, form.staff_id);
    if (zone === undefined) return { ok: false, reason: 'not_found' };
    if (isPast(form, now, zone)) return { ok: false, reason: 'in_past' };

    // A second click finds what the first one blocked.
    const known = await findTimeOff(db, form);
    if (known) return { ok: true, timeOff: known };
    const timeOff = await insertTimeOff(db, owner, form);
    await record(db, owner, { action: 'create', entity: 'staff_time_off', entityId: timeOff.id, after: timeOff });
    return { ok: true, timeOff };
  });
}

export function unblockTime({ db, owner }: Owned, id: string): Promise<boolean> {
  return inTransaction(db, async (db) => {
    await lockAllDays(db, owner);
    const timeOff = await deleteTimeOff(db, id);
    if (!timeOff) return false;
    await record(db, owner, { action: 'delete', entity: 'staff_time_off', entityId: id, before: timeOff });
    return true;
  });
}

/** The minute that is running is not past yet. */
function isPast({ start_date, start_time }: TimeOffForm, now: Temporal.Instant, zone: string): boolean {
  const salon = salonNow(now, zone);
  return daysBetween(salon.date, start_date) * 24 * 60 + (parseTime(start_time) ?? 0) < salon.minutes;
}
