import type { TimeOff } from '#contract/agenda/appointments.ts';
import type { TimeOffForm } from '#contract/agenda/appointments-forms.ts';
import { daysBetween, parseTime, salonNow } from '#domain/shared/time.ts';
import { record } from '#server/kernel/database/history.ts';
import { holding } from '#server/kernel/database/holding.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { deleteTimeOff, findTimeOff, insertTimeOff, readZoneOfActive } from './time-off-queries.ts';

type NotFound = { ok: false; reason: 'not_found' };
type InPast = { ok: false; reason: 'invalid'; fields: Record<string, string> };
type Blocked = { ok: true; timeOff: TimeOff } | NotFound | InPast;

const inPast: InPast = { ok: false, reason: 'invalid', fields: { start_time: 'agenda:errors.blockInPast' } };

export function createTimeOff(owned: Owned, form: TimeOffForm, now: Temporal.Instant): Promise<Blocked> {
  return holding(owned, { allDays: true }, async ({ db, owner }) => {
    const zone = await readZoneOfActive(db, form.staff_id);
    if (zone === undefined) return { ok: false, reason: 'not_found' };
    if (isPast(form, now, zone)) return inPast;

    // A second click finds what the first one blocked.
    const known = await findTimeOff(db, form);
    if (known) return { ok: true, timeOff: known };
    const timeOff = await insertTimeOff(db, owner, form);
    await record(db, owner, { action: 'create', entity: 'staff_time_off', entityId: timeOff.id, after: timeOff });
    return { ok: true, timeOff };
  });
}

export function removeTimeOff(owned: Owned, id: string): Promise<{ ok: true } | NotFound> {
  return holding(owned, { allDays: true }, async ({ db, owner }) => {
    const timeOff = await deleteTimeOff(db, id);
    if (!timeOff) return { ok: false, reason: 'not_found' };
    await record(db, owner, { action: 'delete', entity: 'staff_time_off', entityId: id, before: timeOff });
    return { ok: true };
  });
}

/** The minute that is running is not past yet. */
function isPast({ start_date, start_time }: TimeOffForm, now: Temporal.Instant, zone: string): boolean {
  const salon = salonNow(now, zone);
  return daysBetween(salon.date, start_date) * 24 * 60 + (parseTime(start_time) ?? 0) < salon.minutes;
}
