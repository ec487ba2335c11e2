import type { Request } from './diary.ts';

/**
 * Whether every request can be given to somebody who may take it, no two overlapping ones to the same person. `mayTake` answers for each
 * request who is free for all of it. Requests come sorted by start.
 */
export function canPlaceAll(requests: readonly Request[], mayTake: (request: Request) => readonly number[]): boolean {
  const takers = requests.map(mayTake);
  if (takers.some((people) => people.length === 0)) return false;
  return place(requests, takers, 0, new Map(), new Set());
}

/** Gives the requests out in order of their start; `until` is when each person who was given one is free again. */
function place(
  requests: readonly Request[],
  takers: ReadonlyArray<readonly number[]>,
  next: number,
  until: Map<number, number>,
  deadEnds: Set<string>,
): boolean {
  const request = requests[next];
  if (!request) return true;
  // What was given out and is over by now no longer matters: equal situations are judged once.
  const situation = `${next}:${[...until].filter(([, end]) => end > request.start).sort((a, b) => a[0] - b[0])}`;
  if (deadEnds.has(situation)) return false;
  for (const person of takers[next] as readonly number[]) {
    const before = until.get(person);
    if (before !== undefined && before > request.start) continue;
    until.set(person, request.end);
    if (place(requests, takers, next + 1, until, deadEnds)) return true;
    if (before === undefined) until.delete(person);
    else until.set(person, before);
  }
  deadEnds.add(situation);
  return false;
}
