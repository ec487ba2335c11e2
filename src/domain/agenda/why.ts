import { DAY, type Diary } from './diary.ts';
import { holding, overlaps } from './intervals.ts';
import { type BookingRules, fitBeside, isAllowed, isFree, walkAlong } from './slots.ts';

/** Why a time is not offered. */
export type Reason =
  | { rule: 'closed' | 'exception' | 'outside_shift' | 'notice' | 'horizon' | 'clock_gap' | 'off_step' | 'inactive' }
  | { rule: 'time_off' | 'appointment' | 'held_for_request'; ids: string[] };

/** The first rule that keeps a professional from being booked at a time; null when it is offered. Made of the rules that decide. */
export function whyNotOffered(
  diary: Diary,
  rules: BookingRules,
  who: number,
  start: number,
  minutes: number,
): Reason | null {
  const day = Math.floor(start / DAY);
  const person = diary.professionals[who];
  const closed = diary.closed[day];
  const end = start + minutes;
  if (!person) return { rule: 'inactive' };
  if (closed) return { rule: closed === 'exception' ? 'exception' : 'closed' };

  const interval = holding(person.work, start, end);
  if (interval < 0) return { rule: 'outside_shift' };
  if ((start - (person.work[interval] as number)) % rules.step !== 0) return { rule: 'off_step' };
  if (!isFree(person, start, end)) {
    const causes = person.causes().filter((one) => one.start < end && one.end > start);
    const rule = causes.some(({ kind }) => kind === 'appointment') ? 'appointment' : 'time_off';
    return { rule, ids: causes.filter(({ kind }) => kind === rule).map(({ id }) => id) };
  }
  if (!isAllowed(rules, start)) {
    if (start <= rules.after) return { rule: 'notice' };
    return { rule: overlaps(rules.gaps, start, start + 1) ? 'clock_gap' : 'horizon' };
  }
  const requests = diary.requests.filter((request) => Math.floor(request.start / DAY) === day);
  if (requests.length > 0 && !fitBeside(requests, walkAlong(diary), () => [who])(start, end)) {
    const touched = requests.filter((request) => request.start < end && request.end > start);
    return { rule: 'held_for_request', ids: (touched.length > 0 ? touched : requests).map(({ id }) => id) };
  }
  return null;
}
