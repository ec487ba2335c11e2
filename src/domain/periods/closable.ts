import { type DayRange, type Period, rangeOf } from '../shared/period.ts';
import { addDays } from '../shared/time.ts';

/** Which days would be closed, or why none can be. */
export type Closable =
  | { ok: true; range: DayRange }
  | { ok: false; reason: 'not_begun' | 'ends_later' | 'closed' }
  /** The first days of it that are still open and have passed; none while they are to come. */
  | { ok: false; reason: 'partly_closed'; open: DayRange | undefined };

/** A month that still runs is closed until today; whoever names days means them. */
export function closableOf(period: Period, closed: readonly DayRange[], today: string): Closable {
  const { first, last } = rangeOf(period);
  const [whole] = openParts({ first, last }, closed);
  if (!whole) return { ok: false, reason: 'closed' };
  if (first > today) return { ok: false, reason: 'not_begun' };
  const passed = { first, last: last > today ? today : last };
  const [open] = openParts(passed, closed);
  if (open?.first !== passed.first || open.last !== passed.last) return { ok: false, reason: 'partly_closed', open };
  if (last > today && typeof period !== 'string') return { ok: false, reason: 'ends_later' };
  return { ok: true, range: passed };
}

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
