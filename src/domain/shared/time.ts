import { capital } from './capital.ts';
import { dateLocale, type Language } from './countries.ts';
import { dateFormat } from './formatters.ts';

/** The salon's wall clock at a moment: its date and the minutes since its midnight. */
export type SalonNow = { readonly date: string; readonly minutes: number };

/** From the one to the other: every day that the database takes. */
const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '2199-12-31';

const TRIAL_DAYS = 7;
const MINUTES_IN_DAY = 24 * 60;

/** "09:30" or "09:30:00" as minutes since midnight. "24:00" is the end of the day, as PostgreSQL has it. */
export function parseTime(text: string): number | null {
  const [match, hours, minutes] = /^(\d{2}):([0-5]\d)(?::00)?$/.exec(text) ?? [];
  if (match === undefined) return null;
  const total = Number(hours) * 60 + Number(minutes);
  return total <= MINUTES_IN_DAY ? total : null;
}

export function formatTime(minutes: number): string {
  if (!Number.isInteger(minutes) || minutes < 0) throw new RangeError(`Not minutes of a day: ${minutes}`);
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

const two = (number: number) => (number < 10 ? `0${number}` : `${number}`);

export function addDays(date: string, days: number): string {
  return dateOfDay(dayNumber(date) + days);
}

/** 0 is Sunday. */
export function weekdayOf(date: string): number {
  // Day 0, 1970-01-01, was a Thursday; days before it are negative.
  return (((dayNumber(date) + 4) % 7) + 7) % 7;
}

export function salonNow(now: Temporal.Instant, zone: string): SalonNow {
  const { offsetNanoseconds } = now.toZonedDateTimeISO(zone);
  // By hand, because every booking asks: reading the parts off the clock takes four times as long.
  const minutes = Math.floor((now.epochMilliseconds + offsetNanoseconds / 1e6) / 60_000);
  const day = Math.floor(minutes / MINUTES_IN_DAY);
  return { date: dateOfDay(day), minutes: minutes - day * MINUTES_IN_DAY };
}

export function greetingPeriod(minutes: number): 'morning' | 'afternoon' | 'evening' {
  if (minutes < 12 * 60) return 'morning';
  return minutes < 18 * 60 ? 'afternoon' : 'evening';
}

/** 17/11/2026, and 11/17/2026 in English. */
export function formatDate(date: string, language: Language): string {
  const [year, month, day] = date.split('-');
  return language === 'en' ? `${month}/${day}/${year}` : `${day}/${month}/${year}`;
}

/** "Terça-feira, 17 de novembro de 2026". */
export function formatLongDate(date: string, language: Language): string {
  return capital(longDateInside(date, language));
}

/** The same inside a sentence, where Portuguese and Spanish write a weekday small. */
export function longDateInside(date: string, language: Language): string {
  return dateFormat(dateLocale(language), { dateStyle: 'full', timeZone: 'UTC' }).format(
    dayNumber(date) * MINUTES_IN_DAY * 60_000,
  );
}

/** The day of the sign-up counts as the first of seven; days change at the salon's midnight. */
export function trialDaysLeft(createdAt: string, now: Temporal.Instant, zone: string): number {
  const firstDay = dayNumber(salonNow(Temporal.Instant.from(createdAt), zone).date);
  const daysGone = Math.max(0, dayNumber(salonNow(now, zone).date) - firstDay);
  return Math.max(0, TRIAL_DAYS - daysGone);
}

/** A day that exists, as YYYY-MM-DD. Like PostgreSQL's calendar, it has no year 0. */
export function isDate(text: string): boolean {
  if (text.length !== 10 || text[4] !== '-' || text[7] !== '-') return false;
  const day = digits(text, 8, 10);
  const year = digits(text, 0, 4);
  return year >= 1 && day >= 1 && day <= daysInMonth(year, digits(text, 5, 7));
}

/** One that the books may be asked about: a year of two digits is a slip. */
export function isDay(text: string): boolean {
  return isDate(text) && text >= FIRST_DAY && text <= LAST_DAY;
}

/** NaN where there is anything else. By hand, because the search for free times reads dates by the thousand. */
function digits(text: string, from: number, to: number): number {
  let value = 0;
  for (let i = from; i < to; i += 1) {
    const digit = text.charCodeAt(i) - 48;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}

const MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** 0 when there is no such month. */
function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return MONTHS[month - 1] ?? 0;
}

// Plain arithmetic instead of Temporal: the agenda asks for days in loops, and the public pages must not load a polyfill
// to show a month. Both directions count in years that begin in March, so that the leap day comes last, and in eras of
// 400 years, which all have the same length (Howard Hinnant, "chrono-compatible low-level date algorithms").
const DAYS_IN_ERA = 146_097;
const DAYS_BEFORE_1970 = 719_468;

/** Days since 1970-01-01. */
function dayNumber(date: string): number {
  if (!isDate(date)) throw new RangeError(`Not a date: ${date}`);
  const [year, month, day] = [digits(date, 0, 4), digits(date, 5, 7), digits(date, 8, 10)];
  const marchYear = month > 2 ? year : year - 1;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_IN_ERA + dayOfEra - DAYS_BEFORE_1970;
}

function dateOfDay(number: number): string {
  const days = number + DAYS_BEFORE_1970;
  const era = Math.floor(days / DAYS_IN_ERA);
  const dayOfEra = days - era * DAYS_IN_ERA;
  const leapDays = Math.floor(dayOfEra / 1_460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0);
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/** How many days later the second date is; negative when it is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}
