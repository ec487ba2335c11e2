import { addDays, daysBetween, formatTime, parseTime } from '#domain/shared/time.ts';

// Intl and milliseconds instead of Temporal: the booking pages must not load a polyfill to know which day it is in the salon.
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const EPOCH = '1970-01-01';

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What the wall clock of a zone shows at a moment (milliseconds since 1970), in milliseconds as if the zone were UTC. */
function wallClock(moment: number, zone: string): number {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
  clocks.set(zone, clock);
  const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  const date = `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
  const minutes = parseTime(`${parts.get('hour')}:${parts.get('minute')}`) ?? 0;
  return daysBetween(EPOCH, date) * DAY + minutes * MINUTE;
}

/** The salon's date at a moment. */
export function salonDay(moment: number, zone: string): string {
  return salonTime(moment, zone).date;
}

/** The salon's date, and the minutes since its midnight. */
export function salonTime(moment: number, zone: string): { date: string; minutes: number } {
  const shown = wallClock(moment, zone);
  const day = Math.floor(shown / DAY);
  return { date: addDays(EPOCH, day), minutes: (shown - day * DAY) / MINUTE };
}

/** The moment at which the salon's wall clock shows a date and time. */
export function momentOf(date: string, time: string, zone: string): number {
  const shown = daysBetween(EPOCH, date) * DAY + (parseTime(time) ?? 0) * MINUTE;
  // How far the zone is from UTC depends on the moment that is looked for; the second look is at most an hour off, and so exact.
  const near = shown - (wallClock(shown, zone) - shown);
  return near + (shown - wallClock(near, zone));
}

/** 20261125T170000Z */
export function utcStamp(moment: number): string {
  const day = Math.floor(moment / DAY);
  const time = formatTime(Math.floor((moment - day * DAY) / MINUTE));
  return `${addDays(EPOCH, day).replaceAll('-', '')}T${time.replace(':', '')}00Z`;
}
