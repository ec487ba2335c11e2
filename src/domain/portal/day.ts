import { ROW_MINUTES, rowsOf, type Stretch, uncovered } from '../agenda/grid.ts';

/** What a day without anything in it shows. */
const USUAL: Stretch = { start: 9 * 60, end: 18 * 60 };
const HOUR = 60;

/** The hours that a day shows: from the first full hour in which there is something to the last, and not a minute of the night. */
export function shownHours(shown: readonly Stretch[]): Stretch {
  if (shown.length === 0) return USUAL;
  const start = Math.min(...shown.map((one) => one.start));
  const end = Math.max(...shown.map((one) => one.end));
  return { start: Math.floor(start / HOUR) * HOUR, end: Math.ceil(end / HOUR) * HOUR };
}

/** Where something new can begin: of each half hour what is first free in it. */
export function freeSlots(hours: Stretch, taken: readonly Stretch[]): Stretch[] {
  return rowsOf(hours).flatMap((row) => uncovered({ start: row, end: row + ROW_MINUTES }, taken).slice(0, 1));
}

type Day = { period_closed: boolean; open_time: string | null; work: readonly unknown[] };

/** A day on which nothing new is booked: its commissions are closed, or the salon is, and the professional has no shift of their own then. */
export function isClosed(day: Day | undefined): boolean {
  return day !== undefined && (day.period_closed || (day.open_time === null && day.work.length === 0));
}
