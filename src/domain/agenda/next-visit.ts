import { thawed } from '#domain/commissions/freeze.ts';
import { daysBetween } from '#domain/shared/time.ts';
import { repriced } from './reprice.ts';

/** For who has not come often enough to have a habit. */
const FIRST_WEEKS = 4;

/** Two visits are one distance, which may be chance. */
const FEWEST_VISITS = 3;

/** After how many weeks a client usually comes back: the median of the distances, in whole weeks, so that the weekday stays. Null without a habit. */
function habitOf(visits: readonly string[]): number | null {
  if (visits.length < FEWEST_VISITS) return null;
  const days = visits.toSorted();
  const distances = days.slice(1).map((day, before) => daysBetween(days[before] as string, day));
  const sorted = distances.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return Math.max(1, Math.round((low + high) / 2 / 7));
}

/** `visits`: the days of the last ones, each once. */
export function usualWeeks(visits: readonly string[]): { weeks: number; isHabit: boolean } {
  const habit = habitOf(visits);
  return { weeks: habit ?? FIRST_WEEKS, isHabit: habit !== null };
}

const PARTS_OF_DAY = ['morning', 'afternoon', 'evening'] as const;
type PartOfDay = (typeof PARTS_OF_DAY)[number];

const NOON = 12 * 60;
const EVENING = 18 * 60;

const partOf = (start: number): PartOfDay => (start < NOON ? 'morning' : start < EVENING ? 'afternoon' : 'evening');

/** What speaks for a time: the same day and hour, the same day near that hour, another day, or another part of the first day. */
export const NEXT_KINDS = ['same', 'near', 'later', ...PARTS_OF_DAY] as const;

type NextTime = { date: string; start: number; kind: (typeof NEXT_KINDS)[number] };
type FreeDay = { date: string; starts: readonly number[] };

/**
 * At most three times to choose from, for a client who would come on this day at this hour: the nearest on the first day that has any, the nearest on the next
 * one, and another part of the first day. `free` has the days from the wished one on, in order.
 */
export function nextTimes(free: readonly FreeDay[], wish: { date: string; start: number }): NextTime[] {
  const [first, second] = free.filter(({ starts }) => starts.length > 0);
  if (!first) return [];
  const start = nearest(first.starts, wish.start);
  const kind = first.date !== wish.date ? 'later' : start === wish.start ? 'same' : 'near';
  const others = first.starts.filter((other) => partOf(other) !== partOf(start));
  const times: NextTime[] = [{ date: first.date, start, kind }];
  if (second) times.push({ date: second.date, start: nearest(second.starts, wish.start), kind: 'later' });
  if (others.length > 0) {
    const other = nearest(others, start);
    times.push({ date: first.date, start: other, kind: partOf(other) });
  }
  return times;
}

/** The earlier of two that are equally near. */
function nearest(starts: readonly number[], wish: number): number {
  return starts.reduce((best, start) => (Math.abs(start - wish) < Math.abs(best - wish) ? start : best));
}

type DoneLine = Parameters<typeof thawed>[0][number] & { discount_value?: number | undefined };

/** The lines of a visit for the next one: at their price of before what the desk took off, and without what finalising wrote. */
export function linesAgain<L extends DoneLine>(lines: readonly L[]): L[] {
  return thawed(lines).map((line) =>
    line.discount_value ? repriced(line, line.unit_price + line.discount_value, 0) : line,
  );
}
