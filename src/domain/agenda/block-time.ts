import { addDays, daysBetween, type SalonNow } from '../shared/time.ts';
import { DAY } from './diary.ts';

/** A wall-clock moment: a day and the minutes since its midnight. */
type Moment = SalonNow;

const HALF_HOUR = 30;
const USUAL_START = 9 * 60;
const USUAL_LENGTH = 60;

/** A new block: an hour from where it was asked for, or from 09:00. If that has passed, from the next half hour. */
export function newBlock(date: string, minutes: number | undefined, now: Moment): { start: Moment; end: Moment } {
  const asked = { date, minutes: minutes ?? USUAL_START };
  const isAhead = minutes === undefined ? date > now.date : minutesBetween(now, asked) >= 0;
  const start = isAhead ? asked : nextHalfHour(now);
  return { start, end: later(start, USUAL_LENGTH) };
}

/** The end moves with the start, so the length stays. An end that was not after the start does not move. */
export function endAfter(moved: Moment, before: { start: Moment; end: Moment }): Moment {
  const length = minutesBetween(before.start, before.end);
  return length > 0 ? later(moved, length) : before.end;
}

/** Late in the evening, tomorrow's usual start. */
function nextHalfHour({ date, minutes }: Moment): Moment {
  const next = (Math.floor(minutes / HALF_HOUR) + 1) * HALF_HOUR;
  return next < DAY ? { date, minutes: next } : { date: addDays(date, 1), minutes: USUAL_START };
}

function later({ date, minutes }: Moment, length: number): Moment {
  const end = minutes + length;
  return { date: addDays(date, Math.floor(end / DAY)), minutes: end % DAY };
}

function minutesBetween(from: Moment, to: Moment): number {
  return daysBetween(from.date, to.date) * DAY + to.minutes - from.minutes;
}
