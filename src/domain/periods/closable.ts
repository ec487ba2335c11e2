import { type DayRange, type Period, rangeOf } from '../shared/period.ts';
import { openParts } from './open-parts.ts';

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
