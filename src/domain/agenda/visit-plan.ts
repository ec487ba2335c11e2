import { workOf } from '#domain/services/parts.ts';
import { type Diary, type DiaryService, does, endOfDay, type Professional } from './diary.ts';
import { holding, type Intervals, merged, overlaps } from './intervals.ts';

/** What is asked for: so many minutes of somebody, or services in their order. */
export type Asked = number | readonly string[];

/** What a visit takes of whoever does it, in minutes since it begins. */
export type Visit = {
  /** The client's time: the shift holds all of it. */
  minutes: number;
  /** When the professional is busy: not in a pause, and cleaning up afterwards. */
  busy: Intervals;
};

/** One service of a visit, by somebody who does it. */
export type Turn = Visit & { person: number; cleanup: number };

export type Plan =
  /** One of these people; which of them is decided later. */
  | { kind: 'open'; people: ReadonlySet<number> | undefined; visit: Visit }
  /** One of these people, each in their own time. */
  | { kind: 'whole'; ways: ReadonlyArray<{ person: number; visit: Visit }> }
  /** Nobody does all of it: for each service those who do it, one after the other. */
  | { kind: 'turns'; lines: ReadonlyArray<readonly Turn[]> };

/** Nobody does a service at all, or the salon does not offer it; or the chosen professional does not do it. */
type Impossible = { kind: 'no_service' } | { kind: 'does_not_do' };

/** Who may do what is asked for, and how long that takes: with one professional (an index), or with anybody (null). */
export function planOf(diary: Diary, who: number | null, asked: Asked): Plan | Impossible {
  if (typeof asked === 'number') {
    const visit = plainVisit(asked);
    return who === null
      ? { kind: 'open', people: undefined, visit }
      : { kind: 'whole', ways: [{ person: who, visit }] };
  }
  const services = servicesIn(diary, asked);
  if (!services) return { kind: 'no_service' };
  const people = diary.professionals.map((_, person) => person);
  const doersOf = (service: DiaryService) => people.filter((person) => doesIt(diary, service, person));
  const doers = services.map(doersOf);
  if (doers.some((some) => some.length === 0)) return { kind: 'no_service' };
  const whole = people.filter((person) => doers.every((some) => some.includes(person)));
  const wayOf = (person: number) => ({ person, visit: visitOf(diary, services, person) });
  if (who !== null) return whole.includes(who) ? { kind: 'whole', ways: [wayOf(who)] } : { kind: 'does_not_do' };
  if (whole.length === 0) {
    return { kind: 'turns', lines: services.map((service, line) => turnsOf(diary, service, doers[line] ?? [])) };
  }
  // Whoever takes it must be free then. With a pause that is more than a stretch of time, so that it is given to somebody at once.
  if (services.some(({ parts }) => parts.length > 0)) return { kind: 'whole', ways: whole.map(wayOf) };
  const longest = services.map((service, line) => longestOf(diary, service, doers[line] ?? []));
  const minutes = longest.reduce((sum, one) => sum + one, 0);
  const visit = plainVisit(minutes, services.at(-1)?.cleanup_minutes);
  return { kind: 'open', people: whole.length < people.length ? new Set(whole) : undefined, visit };
}

/** Undefined where the diary does not know one of them, or none is asked for. */
export function servicesIn({ services }: Diary, asked: readonly string[]): DiaryService[] | undefined {
  const found = asked.flatMap((id) => services.get(id) ?? []);
  return found.length > 0 && found.length === asked.length ? found : undefined;
}

function plainVisit(minutes: number, cleanup = 0): Visit {
  return { minutes, busy: [0, minutes + cleanup] };
}

export function doesIt({ professionals }: Diary, service: DiaryService, person: number): boolean {
  return does(service, professionals[person]?.id ?? '');
}

/** How long somebody takes for it. */
function minutesWith({ professionals }: Diary, { doers, duration_minutes }: DiaryService, person: number): number {
  const own = doers.find(({ staff_id }) => staff_id === professionals[person]?.id);
  return own?.duration_minutes ?? duration_minutes;
}

/** Of those who do it: it fits whoever takes it. */
function longestOf(diary: Diary, service: DiaryService, doers: readonly number[]): number {
  return Math.max(...doers.map((person) => minutesWith(diary, service, person)));
}

/** All services by one person, who cleans up after the last. */
function visitOf(diary: Diary, services: readonly DiaryService[], person: number): Visit {
  let at = 0;
  const stretches = services.flatMap((service, line) => {
    const minutes = minutesWith(diary, service, person);
    const begin = at;
    at += minutes;
    const cleanup = line === services.length - 1 ? service.cleanup_minutes : 0;
    return workOf(service.parts, minutes).map(
      ([from, to]) => [begin + from, begin + to + (to === minutes ? cleanup : 0)] as const,
    );
  });
  return { minutes: at, busy: merged(stretches) };
}

function turnsOf(diary: Diary, service: DiaryService, doers: readonly number[]): Turn[] {
  return doers.map((person) => {
    const minutes = minutesWith(diary, service, person);
    return { person, minutes, busy: merged(workOf(service.parts, minutes)), cleanup: service.cleanup_minutes };
  });
}

/** Works for all of the visit, and is free whenever it takes their time. Cleaning up may lie beyond the shift, and ends at midnight. */
export function isFreeFor({ work, busy }: Professional, { minutes, busy: taken }: Visit, start: number): boolean {
  if (holding(work, start, start + minutes) < 0) return false;
  const midnight = endOfDay(start);
  for (let i = 0; i < taken.length; i += 2) {
    const end = Math.min(start + (taken[i + 1] as number), midnight);
    if (overlaps(busy, start + (taken[i] as number), end)) return false;
  }
  return true;
}

/** Somebody's time that a visit takes. */
export type Stretch = { person: number; start: number; end: number };

export function stretchesFrom(person: number, intervals: Intervals): Stretch[] {
  return Array.from({ length: intervals.length / 2 }, (_, i) => ({
    person,
    start: intervals[i * 2] as number,
    end: intervals[i * 2 + 1] as number,
  }));
}

/** When a visit that begins then takes somebody. */
export function takenBy(person: number, { busy }: Visit, start: number): Stretch[] {
  const midnight = endOfDay(start);
  return stretchesFrom(
    person,
    busy.map((minute) => Math.min(start + minute, midnight)),
  );
}
