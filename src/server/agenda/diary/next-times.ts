import type { NextTimes } from '#contract/agenda/appointments.ts';
import { nextTimes, usualWeeks } from '#domain/agenda/next-visit.ts';
import { addDays, formatTime, parseTime, salonNow } from '#domain/shared/time.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { findFreeSlots } from './find-free-slots.ts';
import { readVisit } from './next-times-queries.ts';

/** So many days after the wished one are looked at. */
const DAYS = 14;

/**
 * When a client could come again for the same, with the same professional: on the same weekday after the usual weeks. Nothing is offered with a professional who
 * has left, or for a request that nobody has. Undefined where there is no such appointment of a registered client.
 */
export async function findNextTimes(db: Database, id: string, now: Temporal.Instant): Promise<NextTimes | undefined> {
  const visit = await readVisit(db, id);
  if (!visit) return undefined;
  const { weeks, isHabit } = usualWeeks(visit.visits);
  const [start = 0, end = 0] = [parseTime(visit.start_time.slice(0, 5)), parseTime(visit.end_time.slice(0, 5))].map(
    (time) => time ?? 0,
  );
  const { date: today } = salonNow(now, visit.timezone);
  const date = weekdayAfter(addDays(visit.date, weeks * 7), today);
  const { professional_id: professional, services } = visit;
  const found =
    professional === null
      ? null
      : await findFreeSlots(db, {
          from: date,
          days: DAYS,
          professional,
          minutes: end - start,
          services: services ?? [],
          now,
          asOwner: true,
        });
  const days = found?.ok ? found.days : [];
  const free = days.map(({ date, starts, available }) => ({ date, starts: starts.filter((_, at) => available[at]) }));
  const times = nextTimes(free, { date, start });
  return {
    weeks,
    is_usual: isHabit,
    date,
    times: times.map(({ date, start, kind }) => ({ date, start_time: formatTime(start), kind })),
  };
}

/** The same weekday, once it is to come: what was finished late is not booked into the past. */
function weekdayAfter(date: string, today: string): string {
  return date > today ? date : weekdayAfter(addDays(date, 7), today);
}
