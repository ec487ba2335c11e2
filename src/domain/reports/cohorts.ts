import { type DayRange, firstDay, lastDay, monthOf, yearAndMonth } from '#domain/shared/period.ts';
import { monthsBack, monthsIn } from './report-period.ts';

/** How many months a cohort is followed. */
export const FOLLOWED_MONTHS = 5;
/** Fewer would say nothing. */
const LEAST_MONTHS = 6;
/** More would be longer than anybody reads. */
const MOST_MONTHS = 12;

/** Everybody whose first visit lies in a month, and how many of them came again in the months after it. */
export type Cohort = { month: string; size: number; back: number[] };

/** How many of those who first came in a month came again so many months later; of 0 months later it is all of them. */
export type CohortCount = { month: string; later: number; clients: number };

/** The months of first visits that a report follows: those of its period, but six of them at least and twelve at most, the last ones. */
export function followedMonths({ first, last }: DayRange): string[] {
  const earliest = monthsBack(monthOf(last), LEAST_MONTHS);
  const from = monthOf(first) < earliest ? monthOf(first) : earliest;
  return monthsIn({ first: firstDay(from), last: lastDay(monthOf(last)) }).slice(-MOST_MONTHS);
}

/** Months that have not begun have no number yet: a row is as long as there are any. */
export function cohortsOf(months: readonly string[], counts: readonly CohortCount[], today: string): Cohort[] {
  const found = new Map(counts.map(({ month, later, clients }) => [`${month} ${later}`, clients]));
  const at = (month: string, later: number) => found.get(`${month} ${later}`) ?? 0;
  return months.map((month) => {
    const begun = Math.max(0, Math.min(FOLLOWED_MONTHS, monthsBetween(month, monthOf(today))));
    return {
      month,
      size: at(month, 0),
      back: Array.from({ length: begun }, (_, index) => at(month, index + 1)),
    };
  });
}

/** The share of all who could be followed that far, in months that are over: one that runs would pull it down. Null where nobody could. */
export function averageBack(cohorts: readonly Cohort[], later: number, today: string): number | null {
  const followed = cohorts.filter(({ month, back }) => back.length >= later && !isRunning(month, later, today));
  const all = followed.reduce((sum, { size }) => sum + size, 0);
  return all > 0 ? followed.reduce((sum, { back }) => sum + (back[later - 1] ?? 0), 0) / all : null;
}

/** The month that many after the first visit still runs: its number may yet grow. */
export const isRunning = (month: string, later: number, today: string) =>
  monthsBetween(month, monthOf(today)) === later;

function monthsBetween(from: string, to: string): number {
  const [one, other] = [yearAndMonth(from), yearAndMonth(to)];
  return (other.year - one.year) * 12 + other.month - one.month;
}
