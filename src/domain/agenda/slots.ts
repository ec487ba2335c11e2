import { addDays } from '#domain/shared/time.ts';
import { DAY, type Diary, type Professional, type Request } from './diary.ts';
import { holding, type Intervals, overlaps } from './intervals.ts';
import { hasRoomFor, placeAll } from './placement.ts';

/** What a salon allows, in minutes since the diary's first midnight. */
export type BookingRules = {
  /** Minutes between two starts: 10, 15, 20, 30 or 60. */
  step: number;
  /** A start must come after this minute: now, and the notice that the salon asks for. */
  after: number;
  /** No start at or after this minute: the booking horizon. */
  before: number;
  /** Minutes that the clocks skip. */
  gaps: Intervals;
};

export type Slots = { date: string; starts: number[]; available: boolean[] };

const LISTED = 1;
const FREE = 2;

/**
 * Every start of the working time, day by day, and whether it can be booked: with one professional (an index), or with anybody (null).
 * One implementation for the public page, for the check at the moment of booking, and for the agenda's own suggestions.
 */
export function findSlots(diary: Diary, rules: BookingRules, who: number | null, minutes: number): Slots[] {
  const marks = new Uint8Array(diary.days * DAY);
  const people = who === null ? diary.professionals : diary.professionals.slice(who, who + 1);
  for (const person of people) markStarts(marks, person, rules, minutes);
  if (diary.requests.length > 0) withdrawHeld(marks, diary, who, minutes);
  const fours = new Uint32Array(marks.buffer);
  return Array.from({ length: diary.days }, (_, day) => readDay(marks, fours, diary.firstDate, day));
}

/** One walk along the working time and the busy time of a person, both sorted. */
function markStarts(marks: Uint8Array, { work, busy }: Professional, rules: BookingRules, minutes: number): void {
  let next = 0;
  for (let i = 0; i < work.length; i += 2) {
    const last = (work[i + 1] as number) - minutes;
    for (let start = work[i] as number; start <= last; start += rules.step) {
      while (next < busy.length && (busy[next + 1] as number) <= start) next += 2;
      const isFree = next >= busy.length || (busy[next] as number) >= start + minutes;
      marks[start] = (marks[start] as number) | (isFree && isAllowed(rules, start) ? LISTED | FREE : LISTED);
    }
  }
}

/** Soon enough, not too soon, and a time that the clocks show. */
export function isAllowed({ after, before, gaps }: BookingRules, start: number): boolean {
  return start > after && start < before && !(gaps.length > 0 && overlaps(gaps, start, start + 1));
}

/** Works for all of [start, end) and has nothing else then. */
export function isFree({ work, busy }: Professional, start: number, end: number): boolean {
  return holding(work, start, end) >= 0 && !overlaps(busy, start, end);
}

/** Takes back the starts without which a request that waits for its professional could no longer be given to anybody. */
function withdrawHeld(marks: Uint8Array, diary: Diary, who: number | null, minutes: number): void {
  const takersOfRequest = walkAlong(diary);
  const takersOfSlot = walkAlong(diary);
  for (const [day, requests] of Map.groupBy(diary.requests, ({ start }) => Math.floor(start / DAY))) {
    const stillFit = fitBeside(requests, takersOfRequest, who === null ? takersOfSlot : () => [who]);
    for (let start = day * DAY; start < (day + 1) * DAY; start += 1) {
      if ((marks[start] as number) & FREE && !stillFit(start, start + minutes)) marks[start] = LISTED;
    }
  }
}

/** Who is free for all of a stretch. */
type Takers = (start: number, end: number) => readonly number[];

/** Whether all requests of a day still find somebody once a slot is taken by one of those who may take it. */
export function fitBeside(requests: readonly Request[], takersOf: Takers, takersOfSlot: Takers) {
  const placement = placeAll(requests.map(({ start, end }) => ({ start, end, takers: takersOf(start, end) })));

  return (start: number, end: number): boolean => {
    if (!placement) return false;
    // A slot that touches no request leaves them as they were.
    if (!requests.some((request) => request.start < end && request.end > start)) return true;
    return hasRoomFor(placement, { start, end, takers: takersOfSlot(start, end) });
  };
}

/** Answers who is free for stretches that are asked for in the order of their starts: one walk along everybody's days. */
export function walkAlong({ professionals }: Diary): Takers {
  const shift = new Uint32Array(professionals.length);
  const next = new Uint32Array(professionals.length);
  return (start, end) => {
    const takers: number[] = [];
    for (let person = 0; person < professionals.length; person += 1) {
      const { work, busy } = professionals[person] as Professional;
      let at = shift[person] as number;
      while (at < work.length && (work[at + 1] as number) <= start) at += 2;
      shift[person] = at;
      if (at >= work.length || (work[at] as number) > start || (work[at + 1] as number) < end) continue;
      at = next[person] as number;
      while (at < busy.length && (busy[at + 1] as number) <= start) at += 2;
      next[person] = at;
      if (at >= busy.length || (busy[at] as number) >= end) takers.push(person);
    }
    return takers;
  };
}

/** The marks are looked at four minutes at a time, because most of them are empty. */
function readDay(marks: Uint8Array, fours: Uint32Array, firstDate: string, day: number): Slots {
  const starts: number[] = [];
  const available: boolean[] = [];
  const midnight = day * DAY;
  for (let four = midnight; four < midnight + DAY; four += 4) {
    if (fours[four / 4] === 0) continue;
    for (let minute = four; minute < four + 4; minute += 1) {
      const mark = marks[minute] as number;
      if (mark === 0) continue;
      starts.push(minute - midnight);
      available.push(mark > LISTED);
    }
  }
  return { date: addDays(firstDate, day), starts, available };
}
