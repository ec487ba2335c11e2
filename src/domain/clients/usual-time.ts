import { greetingPeriod, parseTime, weekdayOf } from '../shared/time.ts';

/** Of so many of their latest visits. */
export const LATEST_VISITS = 12;
/** Fewer say nothing about anybody. */
const ENOUGH = 3;

type Visit = { date: string; start_time: string };
type Part = ReturnType<typeof greetingPeriod>;

export type UsualTime = { weekday: number | null; part: Part | null };

/** On which day and in which part of it somebody usually comes: what half of their visits have in common. */
export function usualTime(visits: readonly Visit[]): UsualTime {
  return {
    weekday: usual(visits.map(({ date }) => weekdayOf(date))),
    part: usual(visits.map(({ start_time }) => greetingPeriod(parseTime(start_time) ?? 0))),
  };
}

/** Of two that are equally frequent, neither is usual. */
function usual<Value>(values: readonly Value[]): Value | null {
  if (values.length < ENOUGH) return null;
  const counts = [...Map.groupBy(values, (value) => value)].map(([value, those]) => ({ value, count: those.length }));
  const most = Math.max(...counts.map(({ count }) => count));
  const [first, second] = counts.filter(({ count }) => count === most);
  return first && !second && most * 2 >= values.length ? first.value : null;
}
