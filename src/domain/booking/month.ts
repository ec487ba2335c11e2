import { firstDay, lastDay, monthOf, nextMonth, previousMonth } from '#domain/shared/period.ts';
import { addDays, daysBetween, weekdayOf } from '#domain/shared/time.ts';

/**
 * The days of the calendar's cells: five weeks from the Sunday on or before the 1st. The few months that do not fit (31 days from a
 * Friday, 30 from a Saturday) get a sixth week, so that no day is lost.
 */
export function monthCells(month: string): string[] {
  const first = addDays(firstDay(month), -weekdayOf(firstDay(month)));
  const needed = daysBetween(first, firstDay(nextMonth(month)));
  return Array.from({ length: needed > 35 ? 42 : 35 }, (_, cell) => addDays(first, cell));
}

/** From that day to the last of its month, both counted. */
export function daysLeftInMonth(date: string): number {
  return daysBetween(date, firstDay(nextMonth(monthOf(date))));
}

const ARROWS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Where a key of the keyboard leads from a day of the calendar; undefined for a key that leads nowhere. */
export function dayByKey(date: string, key: string): string | undefined {
  const weekday = weekdayOf(date);
  const days = ARROWS[key];
  if (days !== undefined) return addDays(date, days);
  switch (key) {
    // To the ends of the week, as far as they lie in the month.
    case 'Home':
      return latest(addDays(date, -weekday), firstDay(monthOf(date)));
    case 'End':
      return earliest(addDays(date, 6 - weekday), lastDay(monthOf(date)));
    case 'PageUp':
      return sameDayIn(previousMonth(monthOf(date)), date);
    case 'PageDown':
      return sameDayIn(nextMonth(monthOf(date)), date);
  }
  return undefined;
}

/** The last of a month that has no such day. */
function sameDayIn(month: string, date: string): string {
  return earliest(`${month}${date.slice(7)}`, lastDay(month));
}

export const earliest = (one: string, other: string) => (one < other ? one : other);
export const latest = (one: string, other: string) => (one > other ? one : other);
