import { addDays, weekdayOf } from '#domain/shared/time.ts';
import type { DiaryRows } from '../diary.ts';

/**
 * The rules again, minute by minute and in the plainest way, sharing nothing with the real search: it asks of every single minute who works
 * then, who is taken then, and tries every way of giving out the requests.
 */
export function slowSlots(
  rows: DiaryRows,
  { firstDate, days }: { firstDate: string; days: number },
  rules: { step: number; after: number; before: number; gaps: readonly number[] },
  who: string | null,
  minutes: number,
): string[] {
  const out: string[] = [];
  const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  const people = rows.professionals.map(({ id }) => id);

  for (let day = 0; day < days; day += 1) {
    const date = addDays(firstDate, day);
    const exception = rows.exceptions.find((one) => one.date === date);
    const hours = exception ?? rows.hours.find((one) => one.weekday === weekdayOf(date));
    const open = (minute: number) =>
      Boolean(
        hours?.open_time &&
          hours.close_time &&
          minute >= toMinutes(hours.open_time) &&
          minute < toMinutes(hours.close_time),
      );
    const isOpenDay = Boolean(hours?.open_time);

    const shiftsOf = new Map(
      people.map((id) => [
        id,
        rows.shifts.filter((shift) => shift.staff_id === id && shift.weekday === weekdayOf(date)),
      ]),
    );
    const worksThen = (id: string, minute: number): boolean => {
      if (!isOpenDay) return false;
      const shifts = shiftsOf.get(id) ?? [];
      if (shifts.length === 0) return open(minute);
      const onShift = shifts.some(
        (shift) => minute >= toMinutes(shift.start_time) && minute < toMinutes(shift.end_time),
      );
      return onShift && (!exception || open(minute));
    };
    const takenThen = (id: string, minute: number): boolean =>
      rows.appointments.some(
        (one) =>
          one.professional_id === id &&
          one.date === date &&
          minute >= toMinutes(one.start_time) &&
          minute < toMinutes(one.end_time),
      ) ||
      rows.timeOff.some(
        (one) =>
          one.staff_id === id &&
          `${date}T${clock(minute)}` >= one.starts_at &&
          `${date}T${clock(minute)}` < one.ends_at,
      );
    // Asked once of every minute of the day, or thousands of diaries would take an hour.
    const table = (ask: (id: string, minute: number) => boolean) => {
      const answers = new Map(people.map((id) => [id, Array.from({ length: 1440 }, (_, minute) => ask(id, minute))]));
      return (id: string, minute: number): boolean => answers.get(id)?.[minute] ?? false;
    };
    const works = table(worksThen);
    const taken = table(takenThen);
    const beginnings = new Map(people.map((id) => [id, beginningsOf((minute) => works(id, minute))]));
    const freeFor = (id: string, start: number, end: number): boolean => {
      for (let minute = start; minute < end; minute += 1) if (!works(id, minute) || taken(id, minute)) return false;
      return true;
    };
    const requests = rows.requests
      .filter((one) => one.date === date)
      .map((one) => ({ start: toMinutes(one.start_time), end: toMinutes(one.end_time) }));

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

    for (let start = 0; start < 1440; start += 1) {
      const listedFor = (id: string): boolean => {
        if (!works(id, start) || (start - (beginnings.get(id)?.[start] ?? 0)) % rules.step !== 0) return false;
        for (let minute = start; minute < start + minutes; minute += 1) if (!works(id, minute)) return false;
        return true;
      };
      const candidates = (who === null ? people : people.filter((id) => id === who)).filter(listedFor);
      if (candidates.length === 0) continue;
      const absolute = day * 1440 + start;
      const inGap = rules.gaps.some(
        (from, i) => i % 2 === 0 && absolute >= from && absolute < (rules.gaps[i + 1] as number),
      );
      const slot = { start, end: start + minutes };
      const fits =
        who === null
          ? candidates.some((id) => freeFor(id, slot.start, slot.end)) && allPlaced([...requests, slot], [])
          : freeFor(who, slot.start, slot.end) && allPlaced(requests, [{ id: who, ...slot }]);
      const available = absolute > rules.after && absolute < rules.before && !inGap && fits;
      out.push(`${date} ${start} ${available}`);
    }
  }
  return out;
}

const clocks = Array.from({ length: 1440 }, (_, minute) => `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`);
const clock = (minute: number) => clocks[minute] as string;
function pad(number: number): string {
  return String(number).padStart(2, '0');
}

/** For each minute, where the working stretch that it lies in began. */
function beginningsOf(works: (minute: number) => boolean): number[] {
  const out: number[] = [];
  for (let minute = 0; minute < 1440; minute += 1) {
    out.push(works(minute - 1) && minute > 0 ? (out[minute - 1] as number) : minute);
  }
  return out;
}
