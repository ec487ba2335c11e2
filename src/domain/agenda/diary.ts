import type { Parts } from '#domain/services/parts.ts';
import { daysBetween, parseTime, weekdayOf } from '#domain/shared/time.ts';
import { clipped, type Intervals, merged } from './intervals.ts';

export const DAY = 24 * 60;

/** Opening hours of a weekday or of an exception as HH:MM; null while closed. */
type Hours = { open_time: string | null; close_time: string | null };

/** What the salon's tables say about a stretch of days. Only active professionals, only appointments that are not cancelled. */
export type DiaryRows = {
  /** A weekday (0 is Sunday) that is missing is closed. */
  hours: ReadonlyArray<Hours & { weekday: number }>;
  exceptions: ReadonlyArray<Hours & { date: string }>;
  professionals: ReadonlyArray<{ id: string }>;
  shifts: ReadonlyArray<{ staff_id: string; weekday: number; start_time: string; end_time: string }>;
  /** Wall clock of the salon, 2026-11-17T22:00; may begin before the stretch and end after it. */
  timeOff: ReadonlyArray<{ id: string; staff_id: string; starts_at: string; ends_at: string }>;
  /** When who is busy with one: a visit with a pause is there several times. */
  appointments: ReadonlyArray<Booked & { professional_id: string }>;
  /** Requests that have not been given to anybody yet. */
  requests: ReadonlyArray<Booked & Partial<Needs>>;
  /** Left out: nothing is asked for but minutes, and everybody does everything. */
  services?: readonly DiaryService[];
};

/** What the search for free times knows of a service. Whoever is among the doers may take another time for it than it says. */
export type DiaryService = {
  id: string;
  done_by_all: boolean;
  duration_minutes: number;
  parts: Parts;
  cleanup_minutes: number;
  /** Visitors may ask for it; left out where nobody asks. */
  is_public?: boolean;
  doers: ReadonlyArray<{ staff_id: string; duration_minutes: number | null }>;
};

/** What a request asks of whoever takes it: to do these services, and to clean up after it. */
type Needs = { services: readonly string[]; cleanup_minutes: number };

type Booked = { id: string; date: string; start_time: string; end_time: string };

type Cause = { kind: 'appointment' | 'time_off'; id: string; start: number; end: number };

export type Professional = {
  id: string;
  /** When this person works; never across a midnight. */
  work: Intervals;
  /** When this person cannot be booked, whatever the cause. */
  busy: Intervals;
  /** What makes this person busy: looked up only when somebody asks why. */
  causes: () => Cause[];
};

export type Request = {
  id: string;
  start: number;
  end: number;
  /** With cleaning up after it, which ends at midnight at the latest. */
  until: number;
  /** Who does all of it; undefined is anybody. */
  doers: ReadonlySet<number> | undefined;
};

/** A stretch of days in whole minutes since its first midnight: what the search for free times runs on, without dates. */
export type Diary = {
  firstDate: string;
  days: number;
  /** Why no one can be booked on a day, where the whole salon is closed. */
  closed: ReadonlyArray<'weekday' | 'exception' | undefined>;
  professionals: readonly Professional[];
  /** Sorted by start. */
  requests: readonly Request[];
  services: ReadonlyMap<string, DiaryService>;
};

export function makeDiary(rows: DiaryRows, firstDate: string, days: number): Diary {
  const calendar = openingOf(rows, firstDate, days);
  // A large salon's month has tens of thousands of appointments on thirty dates: each date is worked out once.
  const knownDays = new Map<string, number>();
  const dayOf = (date: string) => {
    const day = knownDays.get(date) ?? daysBetween(firstDate, date);
    knownDays.set(date, day);
    return day;
  };
  const placed = ({ date, start_time, end_time }: Omit<Booked, 'id'>): Stretch => {
    const midnight = dayOf(date) * DAY;
    return [midnight + minutes(start_time), midnight + minutes(end_time)];
  };
  const blocked = ({ starts_at, ends_at }: DiaryRows['timeOff'][number]): Stretch => [
    dayOf(starts_at.slice(0, 10)) * DAY + minutes(starts_at.slice(11, 16)),
    dayOf(ends_at.slice(0, 10)) * DAY + minutes(ends_at.slice(11, 16)),
  ];

  const shifts = Map.groupBy(rows.shifts, (shift) => shift.staff_id);
  const busy = new Map(rows.professionals.map(({ id }) => [id, [] as Stretch[]]));
  for (const one of rows.appointments) busy.get(one.professional_id)?.push(placed(one));
  for (const block of rows.timeOff) busy.get(block.staff_id)?.push(blocked(block));

  const causesOf = (id: string): Cause[] => [
    ...rows.appointments
      .filter((one) => one.professional_id === id)
      .map((one) => causeOf('appointment', one.id, placed(one))),
    ...rows.timeOff
      .filter((block) => block.staff_id === id)
      .map((block) => causeOf('time_off', block.id, blocked(block))),
  ];

  const services = new Map(rows.services?.map((service) => [service.id, service]));
  /** Where nobody does all of it any more, the desk decides who takes it: it is kept for anybody. */
  const doersOf = (asked: readonly string[]): Request['doers'] => {
    const limited = asked.flatMap((id) => services.get(id) ?? []).filter(({ done_by_all }) => !done_by_all);
    if (limited.length === 0) return undefined;
    const doers = rows.professionals.flatMap(({ id }, index) => (limited.every((one) => does(one, id)) ? index : []));
    return doers.length > 0 ? new Set(doers) : undefined;
  };

  return {
    firstDate,
    days,
    services,
    closed: calendar.map((day) => (day.window ? undefined : day.isException ? 'exception' : 'weekday')),
    professionals: rows.professionals.map(({ id }) => ({
      id,
      work: workOf(calendar, shifts.get(id) ?? []),
      busy: merged(busy.get(id) ?? []),
      causes: () => causesOf(id),
    })),
    requests: rows.requests
      .map((request) => {
        const [start, end] = placed(request);
        const until = Math.min(end + (request.cleanup_minutes ?? 0), endOfDay(start));
        return { id: request.id, start, end, until, doers: doersOf(request.services ?? []) };
      })
      .filter(({ start, end }) => start < days * DAY && end > 0)
      .sort((a, b) => a.start - b.start),
  };
}

/** The midnight after a minute. */
export const endOfDay = (minute: number) => (Math.floor(minute / DAY) + 1) * DAY;

export function does({ done_by_all, doers }: DiaryService, staffId: string): boolean {
  return done_by_all || doers.some(({ staff_id }) => staff_id === staffId);
}

/** From one minute to another. */
type Stretch = readonly [number, number];

const causeOf = (kind: Cause['kind'], id: string, [start, end]: Stretch): Cause => ({ kind, id, start, end });

type OpenDay = { weekday: number; isException: boolean; window: readonly [number, number] | undefined };

function openingOf({ hours, exceptions }: DiaryRows, firstDate: string, days: number): OpenDay[] {
  const byDay = new Map(exceptions.map((exception) => [daysBetween(firstDate, exception.date), exception]));
  const byWeekday = new Map(hours.map((day) => [day.weekday, day]));
  const firstWeekday = weekdayOf(firstDate);
  return Array.from({ length: days }, (_, day) => {
    const weekday = (firstWeekday + day) % 7;
    const exception = byDay.get(day);
    return { weekday, isException: exception !== undefined, window: windowOf(exception ?? byWeekday.get(weekday)) };
  });
}

function windowOf(hours: Hours | undefined): readonly [number, number] | undefined {
  if (!hours?.open_time || !hours.close_time) return undefined;
  return [minutes(hours.open_time), minutes(hours.close_time)];
}

/** Shifts override the salon's hours, but not its closed days; on a day with special hours they are cut to those. */
function workOf(calendar: readonly OpenDay[], shifts: DiaryRows['shifts']): number[] {
  const byWeekday = Array.from({ length: 7 }, (_, weekday) =>
    merged(
      shifts
        .filter((shift) => shift.weekday === weekday)
        .map((shift) => [minutes(shift.start_time), minutes(shift.end_time)]),
    ),
  );
  return calendar.flatMap(({ weekday, isException, window }, day) => {
    if (!window) return [];
    const own = byWeekday[weekday] ?? [];
    const inherited = own.length === 0 ? window : isException ? clipped(own, ...window) : own;
    return inherited.map((minute) => day * DAY + minute);
  });
}

const knownTimes = new Map<string, number>();

function minutes(time: string): number {
  const known = knownTimes.get(time);
  if (known !== undefined) return known;
  const parsed = parseTime(time);
  if (parsed === null) throw new RangeError(`Not a time: ${time}`);
  // At most as many as a day has minutes, written with or without seconds.
  knownTimes.set(time, parsed);
  return parsed;
}
