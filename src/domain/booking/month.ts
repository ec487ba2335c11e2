import { addDays, daysBetween, weekdayOf } from '#domain/shared/time.ts';

/** "2026-11" of 2026-11-17. */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

export function firstDay(month: string): string {
  return `${month}-01`;
}

export function nextMonth(month: string): string {
  return monthOf(addDays(firstDay(month), 31));
}

export function previousMonth(month: string): string {
  return monthOf(addDays(firstDay(month), -1));
}

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
