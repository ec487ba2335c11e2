import { type Bounds, searchPlacement, type Wish } from './placement-search.ts';

/** Wishes and who was given each, no two overlapping ones the same person. */
export type Placement = { wishes: Wish[]; holders: number[]; bounds: Bounds };

const NOBODY = -1;

/** More than a salon's day needs, and done in a few milliseconds in any case. */
const RETREATS_A_DAY = 300;

/** Gives every wish to somebody who may take it; undefined if that is impossible or was not found within the search's bounds. */
export function placeAll(wishes: Iterable<Wish>, bounds = { retreats: RETREATS_A_DAY }): Placement | undefined {
  const placement: Placement = { wishes: [], holders: [], bounds };
  for (const wish of wishes) if (!add(placement, wish)) return undefined;
  return placement;
}

/** Whether one more finds somebody too, after as many of the others have changed hands as need be. */
export function hasRoomFor({ wishes, holders, bounds }: Placement, wish: Wish): boolean {
  return add({ wishes: wishes.slice(), holders: holders.slice(), bounds }, wish);
}

/** The same of several. */
export function hasRoomForAll({ wishes, holders, bounds }: Placement, more: readonly Wish[]): boolean {
  const copy = { wishes: wishes.slice(), holders: holders.slice(), bounds };
  return more.every((wish) => add(copy, wish));
}

function add({ wishes, holders, bounds }: Placement, wish: Wish): boolean {
  const added = wishes.push(wish) - 1;
  holders.push(NOBODY);
  if (give(wishes, holders, added)) return true;

  if (isTooMuchAtOnce(wishes, added)) return false;
  const group = connectedWith(wishes, added);
  const grouped = group.map((index) => wishes[index] as Wish);
  const found = searchPlacement(grouped, bounds);
  found?.forEach((holder, at) => {
    holders[group[at] as number] = holder;
  });
  return found !== undefined;
}

/** To somebody who is free, else to somebody whose own wishes then find another person. Nobody is asked twice. */
function give(wishes: readonly Wish[], holders: number[], index: number, asked?: Set<number>): boolean {
  const { takers } = wishes[index] as Wish;
  const beside = overlappingWith(wishes, index);
  const free = takers.find((person) => !beside.some((other) => holders[other] === person));
  if (free !== undefined) {
    holders[index] = free;
    return true;
  }
  const nowAsked = asked ?? new Set();
  for (const person of takers) {
    if (nowAsked.has(person)) continue;
    nowAsked.add(person);
    const moved = beside.filter((other) => holders[other] === person);
    const before = holders.slice();
    for (const other of moved) holders[other] = NOBODY;
    holders[index] = person;
    if (moved.every((other) => give(wishes, holders, other, nowAsked))) return true;
    for (let at = 0; at < before.length; at += 1) holders[at] = before[at] as number;
  }
  return false;
}

/**
 * Whether, at some moment of a wish, the wishes of that moment are more than their takers can hold. Wishes of one moment overlap, so everybody
 * holds one at most and changing hands is a bipartite matching: what it does not find is not there.
 */
function isTooMuchAtOnce(wishes: readonly Wish[], index: number): boolean {
  const { start, end } = wishes[index] as Wish;
  const beside = [...overlappingWith(wishes, index), index].map((at) => wishes[at] as Wish);
  const moments = new Set([start, ...beside.map((other) => other.start).filter((at) => at > start && at < end)]);
  return [...moments].some((moment) => {
    const atOnce = beside.filter((other) => other.start <= moment && other.end > moment);
    const holders = atOnce.map(() => NOBODY);
    return !atOnce.every((_, at) => give(atOnce, holders, at));
  });
}

function overlappingWith(wishes: readonly Wish[], index: number): number[] {
  const { start, end } = wishes[index] as Wish;
  const found: number[] = [];
  for (let at = 0; at < wishes.length; at += 1) {
    const other = wishes[at] as Wish;
    if (other.start < end && other.end > start && at !== index) found.push(at);
  }
  return found;
}

/** The wish, those that it overlaps, those that they overlap, and so on, by start: no other is touched by who gets it. */
function connectedWith(wishes: readonly Wish[], index: number): number[] {
  const startOf = (at: number) => (wishes[at] as Wish).start;
  let group: number[] = [];
  let until = Number.NEGATIVE_INFINITY;
  for (const at of [...wishes.keys()].sort((a, b) => startOf(a) - startOf(b))) {
    if (startOf(at) >= until) {
      if (group.includes(index)) break;
      group = [];
    }
    group.push(at);
    until = Math.max(until, (wishes[at] as Wish).end);
  }
  return group;
}
