import { DAY, type Diary } from './diary.ts';
import { holding, overlaps } from './intervals.ts';
import { kept, leavesRoom } from './kept-requests.ts';
import { type BookingRules, isAllowed } from './slots.ts';
import { type Asked, doesIt, isFreeFor, planOf, servicesIn, takenBy } from './visit-plan.ts';

/** Why a time is not offered. */
export type Reason =
  | { rule: 'closed' | 'exception' | 'outside_shift' | 'notice' | 'horizon' | 'clock_gap' | 'off_step' | 'inactive' }
  | { rule: 'time_off' | 'appointment' | 'held_for_request'; ids: string[] }
  /** These services. */
  | { rule: 'does_not_do'; services: string[] };

/** The first rule that keeps a professional from being booked at a time; null when it is offered. Made of the rules that decide. */
export function whyNotOffered(
  diary: Diary,
  rules: BookingRules,
  who: number,
  start: number,
  asked: Asked,
): Reason | null {
  const day = Math.floor(start / DAY);
  const person = diary.professionals[who];
  const closed = diary.closed[day];
  if (!person) return { rule: 'inactive' };
  const plan = planOf(diary, who, asked);
  const visit = plan.kind === 'whole' ? plan.ways[0]?.visit : undefined;
  if (!visit) return { rule: 'does_not_do', services: notDone(diary, who, asked) };
  if (closed) return { rule: closed === 'exception' ? 'exception' : 'closed' };

  const interval = holding(person.work, start, start + visit.minutes);
  if (interval < 0) return { rule: 'outside_shift' };
  if ((start - (person.work[interval] as number)) % rules.step !== 0) return { rule: 'off_step' };
  const taken = takenBy(who, visit, start);
  if (!isFreeFor(person, visit, start)) {
    const causes = person.causes().filter((one) => taken.some((some) => one.start < some.end && one.end > some.start));
    const rule = causes.some(({ kind }) => kind === 'appointment') ? 'appointment' : 'time_off';
    return { rule, ids: [...new Set(causes.filter(({ kind }) => kind === rule).map(({ id }) => id))] };
  }
  if (!isAllowed(rules, start)) {
    if (start <= rules.after) return { rule: 'notice' };
    return { rule: overlaps(rules.gaps, start, start + 1) ? 'clock_gap' : 'horizon' };
  }
  const requests = kept(diary).find((one) => one.day === day);
  if (requests && !leavesRoom(requests, taken)) {
    const touched = requests.requests.filter((one) =>
      taken.some((some) => one.start < some.end && one.until > some.start),
    );
    return { rule: 'held_for_request', ids: (touched.length > 0 ? touched : requests.requests).map(({ id }) => id) };
  }
  return null;
}

function notDone(diary: Diary, who: number, asked: Asked): string[] {
  const services = typeof asked === 'number' ? [] : (servicesIn(diary, asked) ?? []);
  return services.filter((service) => !doesIt(diary, service, who)).map(({ id }) => id);
}
