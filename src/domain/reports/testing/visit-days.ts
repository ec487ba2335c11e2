import { addDays } from '#domain/shared/time.ts';

/** The first day, and one so many days after the one before it for each interval. */
export function visitDays(first: string, intervals: readonly number[]): string[] {
  const days = [first];
  for (const interval of intervals) days.push(addDays(days.at(-1) ?? first, interval));
  return days;
}
