import { addDays, daysBetween } from '#domain/shared/time.ts';
import { AWAY_DAYS, AWAY_TIMES } from '../away.ts';

/** The median of the days between one visit and the next; the days of the visits sorted, each once. Null for whoever came once. */
export function usualInterval(visitDays: readonly string[]): number | null {
  const gaps = visitDays.slice(1).map((day, index) => daysBetween(visitDays[index] as string, day));
  const sorted = gaps.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/**
 * What the reports compute in SQL: the day from which on a client counts as not having come back: away for more than two months and for more than twice the usual
 * interval. Null for whoever came once: there is no usual interval to be late by.
 */
export function missedFrom(visitDays: readonly string[]): string | null {
  const usual = usualInterval(visitDays);
  const last = visitDays.at(-1);
  if (usual === null || last === undefined) return null;
  return addDays(last, Math.max(AWAY_DAYS, Math.ceil(AWAY_TIMES * usual)) + 1);
}
