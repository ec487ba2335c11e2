import { addDays, weekdayOf } from '#domain/shared/time.ts';
import type { DiaryRows } from '../diary.ts';

const MINUTES = Array.from({ length: 1440 }, (_, minute) => minute);

/**
 * The rules again, minute by minute and in the plainest way, sharing nothing with the real search: it asks of every single minute who works
 * then, who is taken then, and tries every way of giving out the requests. `isAllowed` says what notice, horizon and clocks make of a start.
 */
export function slowSlots(
  rows: DiaryRows,
  { firstDate, days }: { firstDate: string; days: number },
  { step, isAllowed }: { step: number; isAllowed: (day: number, minute: number) => boolean },
  who: string | null,
  minutes: number,
): string[] {
  const out: string[] = [];
  const people = rows.professionals.map(({ id }) => id);

  for (let day = 0; day < days; day += 1) {
    const date = addDays(firstDate, day);
    const works = tableOf(people, (id) => workOf(rows, date, id));
    const taken = tableOf(people, (id) => takenOf(rows, date, id));
    const beginnings = tableOf(people, (id) => beginningsOf((minute) => works(id, minute)));
    const worksFor = (id: string, start: number, end: number): boolean => {
      for (let minute = start; minute < end; minute += 1) if (!works(id, minute)) return false;
      return true;
    };
    const freeFor = (id: string, start: number, end: number): boolean => {
      for (let minute = start; minute < end; minute += 1) if (!works(id, minute) || taken(id, minute)) return false;
      return true;
    };
    const requests = rows.requests.filter((one) => one.date === date).map(stretchOf);

    /** Tries every way. `given` are the stretches that each person was given so far. */
    const allPlaced = (left: typeof requests, given: Array<{ id: string; start: number; end: number }>): boolean => {
      const [first, ...rest] = left;
      if (!first) return true;
      return people.some(
        (id) =>
          freeFor(id, first.start, first.end) &&
          !given.some((one) => one.id === id && one.start < first.end && one.end > first.start) &&
          allPlaced(rest, [...given, { id, ...first }]),
      );
    };

    for (const start of MINUTES) {
      const slot = { start, end: start + minutes };
      const isListedFor = (id: string) =>
        works(id, start) && (start - Number(beginnings(id, start))) % step === 0 && worksFor(id, start, slot.end);
      const candidates = (who === null ? people : people.filter((id) => id === who)).filter(isListedFor);
      if (candidates.length === 0) continue;
      const fits =
        who === null
          ? candidates.some((id) => freeFor(id, slot.start, slot.end)) && allPlaced([...requests, slot], [])
          : freeFor(who, slot.start, slot.end) && allPlaced(requests, [{ id: who, ...slot }]);
      out.push(`${date} ${start} ${fits && isAllowed(day, start)}`);
    }
  }
  return out;
}

/** Asked once of every person and minute, or thousands of diaries would take an hour. */
function tableOf<T>(people: string[], answersOf: (id: string) => T[]) {
  const answers = new Map(people.map((id) => [id, answersOf(id)]));
  return (id: string, minute: number): T | undefined => answers.get(id)?.[minute];
}

type Times = { start_time: string; end_time: string };

const stretchOf = ({ start_time, end_time }: Times) => ({ start: toMinutes(start_time), end: toMinutes(end_time) });
const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const isIn = (minute: number) => (one: { start: number; end: number }) => minute >= one.start && minute < one.end;

function workOf(rows: DiaryRows, date: string, id: string): boolean[] {
  const weekday = weekdayOf(date);
  const exception = rows.exceptions.find((one) => one.date === date);
  const { open_time, close_time } = exception ?? rows.hours.find((one) => one.weekday === weekday) ?? {};
  if (!open_time || !close_time) return [];
  const open = stretchOf({ start_time: open_time, end_time: close_time });
  const shifts = rows.shifts.filter((one) => one.staff_id === id && one.weekday === weekday).map(stretchOf);
  if (shifts.length === 0) return MINUTES.map((minute) => isIn(minute)(open));
  return MINUTES.map((minute) => shifts.some(isIn(minute)) && (!exception || isIn(minute)(open)));
}

function takenOf(rows: DiaryRows, date: string, id: string): boolean[] {
  const appointments = rows.appointments
    .filter((one) => one.professional_id === id && one.date === date)
    .map(stretchOf);
  // What began on an earlier day has been going on since midnight; what ends on a later one goes on until then.
  const timeOff = rows.timeOff
    .filter((one) => one.staff_id === id && one.starts_at < `${date}T24:00` && one.ends_at > `${date}T00:00`)
    .map(({ starts_at, ends_at }) => ({
      start: starts_at.startsWith(date) ? toMinutes(starts_at.slice(11)) : 0,
      end: ends_at.startsWith(date) ? toMinutes(ends_at.slice(11)) : 1440,
    }));
  return MINUTES.map((minute) => appointments.some(isIn(minute)) || timeOff.some(isIn(minute)));
}

/** For each minute, where the working stretch that it lies in began. */
function beginningsOf(works: (minute: number) => boolean | undefined): number[] {
  const out: number[] = [];
  for (const minute of MINUTES) {
    out.push(minute > 0 && works(minute - 1) ? (out[minute - 1] as number) : minute);
  }
  return out;
}
