import { parseTime } from '#domain/shared/time.ts';

/** The times of a list that lie nearest to one, in the day's order; without one, the first. */
export function nearestTimes(times: readonly string[], wanted: string, most: number): string[] {
  const target = parseTime(wanted) ?? 0;
  const distance = (time: string) => Math.abs((parseTime(time) ?? 0) - target);
  return times
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, most)
    .sort();
}
