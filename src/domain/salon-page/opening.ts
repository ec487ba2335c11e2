import { addDays, daysBetween, parseTime, type SalonNow, weekdayOf } from '#domain/shared/time.ts';

/** A weekday's usual times, as the salon keeps them; 0 is Sunday. */
export type WeekdayTimes = { weekday: number; is_open: boolean; open_time: string | null; close_time: string | null };

/** A day on which it is different. */
type OtherDay = { date: string; is_closed: boolean; open_time: string | null; close_time: string | null };

/** Minutes since midnight; 1440 is the end of the day. */
export type Times = { open: number; close: number };

export type Opening =
  | { kind: 'open'; until: number }
  | { kind: 'always' }
  | { kind: 'opens'; at: number; date: string; inDays: number }
  /** For as far as anybody plans. */
  | { kind: 'closed' };

export type Hours = { week: readonly WeekdayTimes[]; others: readonly OtherDay[] };

const MIDNIGHT = 24 * 60;
/** So far ahead it is said when the salon opens again. */
const DAYS_AHEAD = 14;

/** When the salon is open on that day; undefined when it is not. */
export function timesOf({ week, others }: Hours, date: string): Times | undefined {
  const other = others.find((one) => one.date === date);
  if (other) return other.is_closed ? undefined : timesFrom(other);
  const usual = week.find(({ weekday }) => weekday === weekdayOf(date));
  return usual?.is_open ? timesFrom(usual) : undefined;
}

function timesFrom({ open_time, close_time }: { open_time: string | null; close_time: string | null }) {
  const open = parseTime(open_time ?? '');
  const close = parseTime(close_time ?? '');
  return open === null || close === null || open >= close ? undefined : { open, close };
}

/** Whether the salon is open at this moment of its own clock, until when, or when it opens again. */
export function openingAt(hours: Hours, now: SalonNow): Opening {
  const today = timesOf(hours, now.date);
  if (today && today.open <= now.minutes && now.minutes < today.close) return openUntil(hours, now.date, today.close);
  for (let inDays = 0; inDays <= DAYS_AHEAD; inDays += 1) {
    const date = addDays(now.date, inDays);
    const times = timesOf(hours, date);
    if (times && (inDays > 0 || now.minutes < times.open)) return { kind: 'opens', at: times.open, date, inDays };
  }
  return { kind: 'closed' };
}

/** A day that ends at midnight goes on where the next begins then. */
function openUntil(hours: Hours, today: string, close: number): Opening {
  let date = today;
  let until = close;
  while (until === MIDNIGHT) {
    date = addDays(date, 1);
    const next = timesOf(hours, date);
    if (next?.open !== 0) break;
    if (daysBetween(today, date) > 7) return { kind: 'always' };
    until = next.close;
  }
  return { kind: 'open', until };
}

export type WeekRow = { from: number; to: number; isToday: boolean; times: Times | undefined };

const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];

/** The week from Monday on, days of the same times together; today stands alone, as it is today. */
export function weekRows(hours: Hours, today: string): WeekRow[] {
  const rows: WeekRow[] = [];
  const usual = { week: hours.week, others: [] };
  for (const weekday of MONDAY_FIRST) {
    const isToday = weekday === weekdayOf(today);
    const date = addDays(today, weekday - weekdayOf(today));
    const times = timesOf(isToday ? hours : usual, date);
    const above = rows.at(-1);
    const isSame = above?.times?.open === times?.open && above?.times?.close === times?.close;
    if (above && isSame && !isToday && !above.isToday) above.to = weekday;
    else rows.push({ from: weekday, to: weekday, isToday, times });
  }
  return rows;
}

/** The days to come that differ from their weekday, the next ones first. */
export function otherDaysAhead(
  hours: Hours,
  today: string,
  most: number,
): { date: string; times: Times | undefined }[] {
  return hours.others
    .filter(({ date }) => date > today)
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .slice(0, most)
    .map(({ date }) => ({ date, times: timesOf(hours, date) }));
}
