import { addDays, daysBetween, isDate, isDay } from './time.ts';

/** The days that a screen or a report is about: a month, written "2026-11", or any days in a row. */
export type Period = Month | DayRange;

/** YYYY-MM, so that months sort and compare as text. */
export type Month = string;

/** Both days belong to it. */
export type DayRange = { readonly first: string; readonly last: string };

/** "2026-11" of 2026-11-17. */
export function monthOf(date: string): Month {
  return date.slice(0, 7);
}

export function firstDay(month: Month): string {
  return `${month}-01`;
}

export function lastDay(month: Month): string {
  return addDays(firstDay(nextMonth(month)), -1);
}

export function nextMonth(month: Month): Month {
  return monthOf(addDays(firstDay(month), 31));
}

export function previousMonth(month: Month): Month {
  return monthOf(addDays(firstDay(month), -1));
}

const [FIRST_MONTH, LAST_MONTH] = ['2000-01', '2199-12'];

/** Whether text from an address is a month that exists and that the books cover. */
export function isMonth(text: string): boolean {
  return isDate(firstDay(text)) && text >= FIRST_MONTH && text <= LAST_MONTH;
}

/** Of "2026-11", 2026 and 11. */
export function yearAndMonth(month: Month): { year: number; month: number } {
  return { year: Number(month.slice(0, 4)), month: Number(month.slice(5)) };
}

/** 11 of 2026 as "2026-11". */
export function monthOfYear(year: number, month: number): Month {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
}

export function monthsOf(year: number): Month[] {
  return Array.from({ length: 12 }, (_, index) => monthOfYear(year, index + 1));
}

/** The years that a filter offers: the current one and the two before, the latest first. */
export function recentYears(today: string): number[] {
  const { year } = yearAndMonth(monthOf(today));
  return [year, year - 1, year - 2];
}

/** Two days in their order; what is typed may not be one. */
export function isRange({ first, last }: DayRange): boolean {
  return isDay(first) && isDay(last) && first <= last;
}

export function rangeOf(period: Period): DayRange {
  return typeof period === 'string' ? { first: firstDay(period), last: lastDay(period) } : period;
}

export function daysOf(period: Period): string[] {
  const { first, last } = rangeOf(period);
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));
}

export function contains(period: Period, date: string): boolean {
  const { first, last } = rangeOf(period);
  return first <= date && date <= last;
}
