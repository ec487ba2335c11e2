import type { DayRange } from '../shared/period.ts';
import { addDays } from '../shared/time.ts';

/** The days of a range that lie in no closed period, as few ranges as there can be, in their order. */
export function openParts({ first, last }: DayRange, closed: readonly DayRange[]): DayRange[] {
  const parts: DayRange[] = [];
  let from = first;
  for (const period of closed.toSorted((a, b) => (a.first < b.first ? -1 : 1))) {
    if (period.last < from || period.first > last) continue;
    if (period.first > from) parts.push({ first: from, last: addDays(period.first, -1) });
    from = addDays(period.last, 1);
  }
  return from <= last ? [...parts, { first: from, last }] : parts;
}
