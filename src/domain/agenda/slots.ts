import { addDays } from '#domain/shared/time.ts';
import { DAY, type Diary, endOfDay, type Professional } from './diary.ts';
import { type Intervals, overlaps } from './intervals.ts';
import { kept, roomBeside } from './kept-requests.ts';
import { turnSearch } from './turns.ts';
import { type Asked, type Plan, planOf, type Turn, type Visit } from './visit-plan.ts';

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
 * One implementation for the public page, for the check at the moment of booking, and for the agenda's own suggestions. Nothing is listed of what
 * nobody does, or the chosen professional does not do.
 */
export function findSlots(diary: Diary, rules: BookingRules, who: number | null, asked: Asked): Slots[] {
  const marks = new Uint8Array(diary.days * DAY);
  const plan = planOf(diary, who, asked);
  switch (plan.kind) {
    case 'open':
      diary.professionals.forEach((person, index) => {
        if (plan.people?.has(index) ?? true) markStarts(marks, person, rules, plan.visit);
      });
      break;
    case 'whole':
      for (const { person, visit } of plan.ways) {
        markStarts(marks, diary.professionals[person] as Professional, rules, visit);
      }
      break;
    case 'turns':
      markTurns(marks, diary, rules, plan.lines);
  }
  if (diary.requests.length > 0 && plan.kind !== 'no_service' && plan.kind !== 'does_not_do') {
    withdrawHeld(marks, diary, plan);
  }
  const fours = new Uint32Array(marks.buffer);
  return Array.from({ length: diary.days }, (_, day) => readDay(marks, fours, diary.firstDate, day));
}

/** One walk along the working time and the busy time of a person, both sorted. */
function markStarts(marks: Uint8Array, person: Professional, rules: BookingRules, visit: Visit): void {
  const { minutes, busy: taken } = visit;
  if (taken.length > 2 || taken[1] !== minutes) {
    markInPieces(marks, person, rules, visit);
    return;
  }
  const { work, busy } = person;
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

/** The same of a visit with pauses, or with cleaning up after it, which ends at midnight at the latest. */
function markInPieces(marks: Uint8Array, { work, busy }: Professional, rules: BookingRules, visit: Visit): void {
  const { minutes, busy: taken } = visit;
  let next = 0;
  for (let i = 0; i < work.length; i += 2) {
    const last = (work[i + 1] as number) - minutes;
    const midnight = endOfDay(work[i] as number);
    for (let start = work[i] as number; start <= last; start += rules.step) {
      while (next < busy.length && (busy[next + 1] as number) <= start) next += 2;
      const isFree = isFreeFrom(busy, next, taken, start, midnight);
      marks[start] = (marks[start] as number) | (isFree && isAllowed(rules, start) ? LISTED | FREE : LISTED);
    }
  }
}

/** `next` is the first that may be in the way. */
function isFreeFrom(busy: Intervals, next: number, taken: Intervals, start: number, midnight: number): boolean {
  let at = next;
  for (let i = 0; i < taken.length; i += 2) {
    while (at < busy.length && (busy[at + 1] as number) <= start + (taken[i] as number)) at += 2;
    if (at < busy.length && (busy[at] as number) < Math.min(start + (taken[i + 1] as number), midnight)) return false;
  }
  return true;
}

/** The starts are those of whoever may do the first service. */
function markTurns(
  marks: Uint8Array,
  { professionals, days }: Diary,
  rules: BookingRules,
  lines: ReadonlyArray<readonly Turn[]>,
): void {
  for (const turn of lines[0] ?? []) {
    const { work } = professionals[turn.person] as Professional;
    for (let i = 0; i < work.length; i += 2) {
      const last = (work[i + 1] as number) - turn.minutes;
      for (let start = work[i] as number; start <= last; start += rules.step) marks[start] = LISTED;
    }
  }
  const { find } = turnSearch(professionals, lines, days);
  marks.forEach((mark, start) => {
    if (mark === LISTED && isAllowed(rules, start) && find(start)) marks[start] = LISTED | FREE;
  });
}

/** Soon enough, not too soon, and a time that the clocks show. */
export function isAllowed({ after, before, gaps }: BookingRules, start: number): boolean {
  return start > after && start < before && !(gaps.length > 0 && overlaps(gaps, start, start + 1));
}

/** Takes back the starts without which a request that waits for its professional could no longer be given to anybody. */
function withdrawHeld(marks: Uint8Array, diary: Diary, plan: Plan): void {
  const days = kept(diary);
  const roomOf = roomBeside(diary, plan, days);
  for (const one of days) {
    const { day } = one;
    const hasRoom = roomOf(one);
    for (let start = day * DAY; start < (day + 1) * DAY; start += 1) {
      if ((marks[start] as number) & FREE && !hasRoom(start)) marks[start] = LISTED;
    }
  }
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
