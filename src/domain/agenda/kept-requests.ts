import { DAY, type Diary, endOfDay, type Professional, type Request } from './diary.ts';
import { merged } from './intervals.ts';
import { hasRoomFor, hasRoomForAll, type Placement, placeAll } from './placement.ts';
import { stretchesOf, turnSearch, type WayOfTurns } from './turns.ts';
import { isFreeFor, type Plan, type Stretch, takenBy } from './visit-plan.ts';

/** A day's requests that nobody has been given yet, and how they could be given out; undefined where they cannot. */
type KeptDay = { day: number; requests: readonly Request[]; placement: Placement | undefined };

/** Who is free for a stretch, and until the end of cleaning up after it. */
type Takers = (start: number, end: number, until: number) => readonly number[];

/** The days that have any, in their order. */
export function kept(diary: Diary): KeptDay[] {
  const takersOf = walkAlong(diary);
  return [...Map.groupBy(diary.requests, ({ start }) => Math.floor(start / DAY))].map(([day, requests]) => ({
    day,
    requests,
    placement: placeAll(
      requests.map(({ start, end, until, doers }) => ({
        start,
        end: until,
        takers: among(takersOf(start, end, until), doers),
      })),
    ),
  }));
}

const among = (takers: readonly number[], some: ReadonlySet<number> | undefined) =>
  some ? takers.filter((person) => some.has(person)) : takers;

/**
 * Whether the requests of a day still find somebody once a visit begins then; starts are asked for in their order, and somebody is free for each. What
 * touches no request leaves them as they were.
 */
export function roomBeside(
  diary: Diary,
  plan: Plan,
  days: readonly KeptDay[],
): (day: KeptDay) => (start: number) => boolean {
  if (plan.kind === 'turns') {
    const { find } = turnsBeside(diary, plan.lines, days);
    return () => (start) => find(start) !== undefined;
  }
  const takersOfSlot = walkAlong(diary);
  return (day) => {
    const { placement } = day;
    if (!placement) return () => false;
    if (plan.kind === 'open') {
      const { people, visit } = plan;
      return (start) => {
        const end = start + visit.minutes;
        const until = Math.min(start + (visit.busy[1] as number), endOfDay(start));
        if (!touches(day, start, until)) return true;
        return hasRoomFor(placement, { start, end: until, takers: among(takersOfSlot(start, end, until), people) });
      };
    }
    const { ways } = plan;
    const longest = Math.max(...ways.map(({ visit }) => visit.busy.at(-1) ?? 0));
    const [first, second] = ways;
    const takers = [first?.person ?? -1];
    const isInOnePiece = first && !second && first.visit.busy.length === 2;
    return (start) => {
      const until = Math.min(start + longest, endOfDay(start));
      if (!touches(day, start, until)) return true;
      if (isInOnePiece) return hasRoomFor(placement, { start, end: until, takers });
      if (first && !second) return leavesRoom(day, takenBy(first.person, first.visit, start));
      return !waysBeside(diary, ways, start, day).next().done;
    };
  };
}

const touches = ({ requests }: KeptDay, start: number, end: number) =>
  requests.some((request) => request.start < end && request.until > start);

export type Way = Extract<Plan, { kind: 'whole' }>['ways'][number];

/** Of those who could do all of a visit by themselves, those who are free for it and are not needed for a request. */
function* waysBeside(
  { professionals }: Diary,
  ways: readonly Way[],
  start: number,
  day: KeptDay | undefined,
): Generator<Way> {
  for (const way of ways) {
    if (!isFreeFor(professionals[way.person] as Professional, way.visit, start)) continue;
    if (!day || leavesRoom(day, takenBy(way.person, way.visit, start))) yield way;
  }
}

/** Whether all requests of a day still find somebody once these people are taken then. */
export function leavesRoom(day: KeptDay, taken: readonly Stretch[]): boolean {
  if (!day.placement) return false;
  const touching = taken.filter(({ start, end }) => touches(day, start, end));
  if (touching.length === 0) return true;
  return hasRoomForAll(
    day.placement,
    touching.map(({ person, start, end }) => ({ start, end, takers: [person] })),
  );
}

type TurnLines = Extract<Plan, { kind: 'turns' }>['lines'];

/**
 * How to look for a visit in turns beside the requests: first past those who were given one for now; then among all, if the requests change hands.
 */
function turnsBeside({ professionals, days }: Diary, lines: TurnLines, keptDays: readonly KeptDay[]) {
  const held = keptDays.flatMap(({ requests, placement }) =>
    requests.map(({ start, until }, index) => ({ start, end: until, person: placement?.holders[index] })),
  );
  const holders = Map.groupBy(held, ({ person }) => person);
  const past = turnSearch(
    professionals.map((person, index) => withoutHeld(person, holders.get(index) ?? [])),
    lines,
    days,
  );
  const among = turnSearch(professionals, lines, days);
  const dayOf = (start: number) => keptDays.find(({ day }) => day === Math.floor(start / DAY));
  const whereRoom = (start: number, look: typeof past.find): WayOfTurns | undefined => {
    const day = dayOf(start);
    if (day && !day.placement) return undefined;
    const beside = look(start);
    if (beside) return beside;
    const way = among.find(start);
    return way && (!day || leavesRoom(day, stretchesOf(way))) ? way : undefined;
  };
  return {
    find: (start: number) => whereRoom(start, past.find),
    best: (start: number) => whereRoom(start, past.best),
  };
}

function withoutHeld(person: Professional, held: ReadonlyArray<{ start: number; end: number }>): Professional {
  if (held.length === 0) return person;
  const pairs = Array.from({ length: person.busy.length / 2 }, (_, i) => {
    return [person.busy[i * 2] as number, person.busy[i * 2 + 1] as number] as const;
  });
  return { ...person, busy: merged([...pairs, ...held.map(({ start, end }) => [start, end] as const)]) };
}

/**
 * Who does a visit that is given out at once, service by service; null where that is decided later. Undefined where it cannot begin then. The start is
 * one of those that the search offers.
 */
export function whoDoes(diary: Diary, plan: Plan, start: number): Way | WayOfTurns | null | undefined {
  if (plan.kind === 'open') return null;
  const days = kept(diary);
  if (plan.kind === 'turns') return turnsBeside(diary, plan.lines, days).best(start);
  const day = days.find((one) => one.day === Math.floor(start / DAY));
  const ways = [...waysBeside(diary, plan.ways, start, day)];
  // Whoever is done first; of several the first by name.
  return ways.reduce<Way | undefined>(
    (best, way) => (best && best.visit.minutes <= way.visit.minutes ? best : way),
    undefined,
  );
}

/** Answers who is free for stretches that are asked for in the order of their starts: one walk along everybody's days. */
function walkAlong({ professionals }: Diary): Takers {
  const shift = new Uint32Array(professionals.length);
  const next = new Uint32Array(professionals.length);
  return (start, end, until) => {
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
      if (at >= busy.length || (busy[at] as number) >= until) takers.push(person);
    }
    return takers;
  };
}
