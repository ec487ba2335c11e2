import {
  type DayRange,
  daysOf,
  firstDay,
  isRange,
  lastDay,
  monthOf,
  monthOfYear,
  nextMonth,
  previousMonth,
  yearAndMonth,
} from '#domain/shared/period.ts';
import { addDays, daysBetween } from '#domain/shared/time.ts';

/** What a report is asked for with one choice; any other days are typed. */
export const PRESETS = ['month', 'lastMonth', 'threeMonths', 'sixMonths', 'twelveMonths', 'year', 'lastYear'] as const;
export type Preset = (typeof PRESETS)[number];

/** Three years with their leap day: more would only keep the database busy. */
export const MOST_DAYS = 1_096;

/** Whole months, the running one to its end. */
export function presetRange(preset: Preset, today: string): DayRange {
  const month = monthOf(today);
  const { year } = yearAndMonth(month);
  const ranges: Record<Preset, DayRange> = {
    month: monthsUntil(month, 1),
    lastMonth: monthsUntil(previousMonth(month), 1),
    threeMonths: monthsUntil(month, 3),
    sixMonths: monthsUntil(month, 6),
    twelveMonths: monthsUntil(month, 12),
    year: monthsUntil(monthOfYear(year, 12), 12),
    lastYear: monthsUntil(monthOfYear(year - 1, 12), 12),
  };
  return ranges[preset];
}

/** Which choice these days are, if any. */
export function presetOf(range: DayRange, today: string): Preset | undefined {
  return PRESETS.find((preset) => isSame(presetRange(preset, today), range));
}

export function isReportable(range: DayRange): boolean {
  // Counted, not listed: anybody may ask for three hundred years.
  return isRange(range) && daysBetween(range.first, range.last) < MOST_DAYS;
}

/** Every month that a period touches, the first one first. */
export function monthsIn({ first, last }: DayRange): string[] {
  const months = [monthOf(first)];
  for (let month = nextMonth(monthOf(first)); month <= monthOf(last); month = nextMonth(month)) months.push(month);
  return months;
}

/** The days of a month that a period has. */
export function daysIn(month: string, { first, last }: DayRange): DayRange {
  const [begin, end] = [firstDay(month), lastDay(month)];
  return { first: begin < first ? first : begin, last: end > last ? last : end };
}

/** From which day and until which a period has a month, where it has only a part of it: as far as it has come by today. */
export function partOf(month: string, range: DayRange, today: string): { first?: number; last?: number } {
  const { first, last } = daysIn(month, untilToday(range, today));
  // A month that is still to come has no part yet.
  if (first > last) return {};
  return {
    ...(first > firstDay(month) && { first: Number(first.slice(8)) }),
    ...(last < lastDay(month) && { last: Number(last.slice(8)) }),
  };
}

/** What has come of a period by today: what is planned for the days to come is no result yet. */
export function untilToday(range: DayRange, today: string): DayRange {
  return range.first <= today && today < range.last ? { first: range.first, last: today } : range;
}

/**
 * What a period is compared with: whole months with as many before them, other days with as many days right before them. A running period is compared
 * only with the same part of the earlier one, so that half a month is not compared with a whole one.
 */
export function comparedWith(range: DayRange, today: string): DayRange {
  const length = daysOf(range).length;
  if (!isWholeMonths(range)) {
    const before = { first: addDays(range.first, -length), last: addDays(range.first, -1) };
    const passed = daysOf(untilToday(range, today)).length;
    return { first: before.first, last: addDays(before.first, passed - 1) };
  }
  const months = monthsIn(range).length;
  const before = monthsUntil(previousMonth(monthOf(range.first)), months);
  if (!(range.first <= today && today < range.last)) return before;
  const lastMonth = monthsIn(before)[monthsIn({ first: range.first, last: today }).length - 1] ?? monthOf(before.last);
  const sameDay = `${lastMonth}${today.slice(7)}`;
  return { first: before.first, last: sameDay < lastDay(lastMonth) ? sameDay : lastDay(lastMonth) };
}

export function isWholeMonths({ first, last }: DayRange): boolean {
  return first === firstDay(monthOf(first)) && last === lastDay(monthOf(last));
}

function monthsUntil(last: string, count: number): DayRange {
  return { first: firstDay(monthsBack(last, count)), last: lastDay(last) };
}

/** The first of so many months that end with this one. */
export function monthsBack(last: string, count: number): string {
  let first = last;
  for (let more = 1; more < count; more += 1) first = previousMonth(first);
  return first;
}

const isSame = (one: DayRange, other: DayRange) => one.first === other.first && one.last === other.last;
