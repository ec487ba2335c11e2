import { DAY, endOfDay, type Professional } from './diary.ts';
import { merged, overlaps } from './intervals.ts';
import { isFreeFor, type Stretch, stretchesFrom, type Turn } from './visit-plan.ts';

/** How often the searches of a day, and of all days together, may look whether somebody is free; then they give up. */
const LOOKS_A_DAY = 20_000;
const LOOKS = 200_000;
/** For the best way at one start. A salon's visit needs a few dozen. */
const LOOKS_FOR_THE_BEST = 5_000;

/** Who does each service of a visit, beginning at a minute; undefined where there is no way. */
export type WayOfTurns = { turns: Turn[]; start: number; end: number };

type Lines = ReadonlyArray<readonly Turn[]>;

/**
 * Services that are done one after the other, without a gap, each by somebody who does it and is free then. What is known of one minute holds for
 * every start that comes by it: a month is looked through in one go.
 */
export function turnSearch(people: readonly Professional[], lines: Lines, days: number) {
  const choices = choicesIn(lines);
  const deadEnds = new Set<number>();
  const looks = new Map<number, { left: number }>();
  const looksOn = (start: number) => {
    const day = endOfDay(start);
    const known = looks.get(day) ?? { left: Math.min(LOOKS_A_DAY, LOOKS / days) };
    looks.set(day, known);
    return known;
  };
  const fits = fitting(people);

  /** The first way that is found; whoever does many of the services is tried first. */
  const find = (start: number): WayOfTurns | undefined => {
    const today = looksOn(start);
    const turns: Turn[] = [];
    const walk = (line: number, at: number, before: Turn | undefined): boolean => {
      if (line === lines.length) return before !== undefined && fits.cleanup(before, at);
      const key = placeOf(line, at, before);
      if (deadEnds.has(key)) return false;
      for (const turn of choices(line, before)) {
        today.left -= 1;
        if (today.left < 0) return false;
        if (!fits.turn(turn, at, before)) continue;
        turns[line] = turn;
        if (walk(line + 1, at + turn.minutes, turn)) return true;
      }
      if (today.left >= 0) deadEnds.add(key);
      return false;
    };
    if (!walk(0, start, undefined)) return undefined;
    return { turns, start, end: turns.reduce((sum, { minutes }) => sum + minutes, start) };
  };

  /** With the fewest people, then the earliest end, as far as that is found within the bounds. */
  const best = (start: number): WayOfTurns | undefined => {
    const found = find(start);
    return found && (fewest(lines, choices, fits, found) ?? found);
  };

  return { find, best };
}

function fitting(people: readonly Professional[]) {
  const personOf = ({ person }: Turn) => people[person] as Professional;
  const cleanup = (turn: Turn, end: number): boolean => {
    const until = Math.min(end + turn.cleanup, endOfDay(end - 1));
    return until === end || !overlaps(personOf(turn).busy, end, until);
  };
  return {
    cleanup,
    /** On the same day as what comes before. Whoever did that cleans up, unless they go on themselves. */
    turn: (turn: Turn, at: number, before: Turn | undefined): boolean =>
      isFreeFor(personOf(turn), turn, at) &&
      (!before || (at % DAY !== 0 && (before.person === turn.person || cleanup(before, at)))),
  };
}

type Fits = ReturnType<typeof fitting>;
type Choices = ReturnType<typeof choicesIn>;

function fewest(lines: Lines, choices: Choices, fits: Fits, { start }: WayOfTurns): WayOfTurns | undefined {
  let looks = LOOKS_FOR_THE_BEST;
  // The least that the services from a line on can take.
  const least = lines.map((_, line) =>
    lines.slice(line).reduce((sum, turns) => sum + Math.min(...turns.map(({ minutes }) => minutes)), 0),
  );
  for (let most = 2; most <= lines.length; most += 1) {
    let best: WayOfTurns | undefined;
    const turns: Turn[] = [];
    const seen = new Set<string>();
    const walk = (line: number, at: number, used: readonly number[]): void => {
      if (best && at + (least[line] ?? 0) >= best.end) return;
      const before = turns[line - 1];
      if (line === lines.length) {
        if (before && fits.cleanup(before, at)) best = { turns: turns.slice(0, line), start, end: at };
        return;
      }
      const key = `${placeOf(line, at, before)} ${used}`;
      if (seen.has(key)) return;
      seen.add(key);
      for (const turn of choices(line, before)) {
        const isKnown = used.includes(turn.person);
        if (!isKnown && used.length === most) continue;
        looks -= 1;
        if (looks < 0) return;
        if (!fits.turn(turn, at, before)) continue;
        turns[line] = turn;
        walk(line + 1, at + turn.minutes, isKnown ? used : [...used, turn.person].sort((a, b) => a - b));
      }
    };
    walk(0, start, []);
    if (best || looks < 0) return best;
  }
  return undefined;
}

/** Who may do a line: whoever did the one before, then whoever does the most of the services, then whoever is quickest. */
function choicesIn(lines: Lines) {
  const uses = new Map<number, number>();
  for (const { person } of lines.flat()) uses.set(person, (uses.get(person) ?? 0) + 1);
  const usesOf = ({ person }: Turn) => uses.get(person) ?? 0;
  const byUse = lines.map((turns) => [...turns].sort((a, b) => usesOf(b) - usesOf(a) || a.minutes - b.minutes));
  const known = lines.map(() => new Map<number, readonly Turn[]>());
  return (line: number, before: Turn | undefined): readonly Turn[] => {
    const all = byUse[line] ?? [];
    const same = before && all.find(({ person }) => person === before.person);
    if (!same) return all;
    const sorted = known[line]?.get(same.person) ?? [same, ...all.filter((turn) => turn !== same)];
    known[line]?.set(same.person, sorted);
    return sorted;
  };
}

/** A line, the minute at which it begins, and who cleans up then, if anybody does, as one number. */
function placeOf(line: number, at: number, before: Turn | undefined): number {
  const cleaning = before && before.cleanup > 0 ? before.person + 1 : 0;
  return (at * MOST_LINES + line) * MOST_PEOPLE + cleaning;
}

/** More than there can be: a form takes thirty lines. */
const MOST_LINES = 64;
const MOST_PEOPLE = 2 ** 20;

/** When whom a visit in turns takes, cleaning up included. */
export function stretchesOf({ turns, start }: WayOfTurns): Stretch[] {
  const midnight = endOfDay(start);
  const byPerson = new Map<number, Array<[number, number]>>();
  let at = start;
  turns.forEach((turn, line) => {
    const cleanup = turns[line + 1]?.person === turn.person ? 0 : turn.cleanup;
    const known = byPerson.get(turn.person) ?? [];
    byPerson.set(turn.person, known);
    for (let i = 0; i < turn.busy.length; i += 2) {
      const end = turn.busy[i + 1] as number;
      const until = at + end + (end === turn.minutes ? cleanup : 0);
      known.push([at + (turn.busy[i] as number), Math.min(until, midnight)]);
    }
    at += turn.minutes;
  });
  return [...byPerson].flatMap(([person, stretches]) => stretchesFrom(person, merged(stretches)));
}
