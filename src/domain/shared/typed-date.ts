import type { Language } from './countries.ts';
import { daysBetween, formatDate, isDate } from './time.ts';

/** What a date without a year is nearest to, and the days that the field allows. */
export type DateRange = { today: string; min?: string; max?: string };

const WITH_MARKS = /^(\d{1,2})[/. -](\d{1,2})(?:[/. -](\d{4}|\d{2}))?$/;
const DIGITS_ALONE = /^(\d{2})(\d{2})(\d{4}|\d{2})?$/;

/**
 * A date as people type it (2/12, 02.12.26, 021226, 02122026) as YYYY-MM-DD, in the order in which the language shows dates: month first
 * in English, day first in Portuguese and Spanish, and never guessed from the numbers. What is no date comes back as typed, for
 * validation to refuse.
 */
export function readDate(typed: string, language: Language, range: DateRange): string {
  const text = typed.trim();
  const [, first, second, year] = WITH_MARKS.exec(text) ?? DIGITS_ALONE.exec(text) ?? [];
  if (first === undefined || second === undefined) return text;
  const [month, day] = language === 'en' ? [first, second] : [second, first];
  const monthAndDay = `${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = year === undefined ? nearest(monthAndDay, range) : `${year.padStart(4, '20')}-${monthAndDay}`;
  return date !== undefined && isDate(date) ? date : text;
}

/** As the language shows dates; what is no date stays as it is. */
export function showDate(value: string, language: Language): string {
  return isDate(value) ? formatDate(value, language) : value;
}

/** In the year that brings it nearest to today, among the days that are allowed if there is one; 29 February in a leap year. */
function nearest(monthAndDay: string, { today, min = '', max = '9' }: DateRange): string | undefined {
  const thisYear = Number(today.slice(0, 4));
  const dates = YEARS_AWAY.map((years) => `${String(thisYear + years).padStart(4, '0')}-${monthAndDay}`).filter(isDate);
  const allowed = dates.filter((date) => date >= min && date <= max);
  const distance = (date: string) => Math.abs(daysBetween(today, date));
  return (allowed.length > 0 ? allowed : dates).toSorted((a, b) => distance(a) - distance(b))[0];
}

/** Two leap years are at most eight years apart. Later years first: of two dates as near, the coming one is meant. */
const YEARS_AWAY = Array.from({ length: 17 }, (_, index) => 8 - index);
