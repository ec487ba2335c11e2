/** A stretch of time and the people who are free for all of it. */
export type Wish = { start: number; end: number; takers: readonly number[] };

/** How often the searches of a day may still take back what they gave to somebody; then they give up. */
export type Bounds = { retreats: number };

/** People who may take the same wishes: it does not matter which of them gets one. */
type Kind = { people: number[]; wishes: Set<number> };

/**
 * Tries the ways of giving out wishes that are sorted by start, and answers who gets each. Whether intervals fit people who may each take only some
 * of them is a question without a quick answer in general, so the search is bounded: undefined is "no", or "not found in time".
 */
export function searchPlacement(wishes: readonly Wish[], bounds: Bounds): number[] | undefined {
  const kinds = kindsOf(wishes);
  // When each person of a kind is free again.
  const until = kinds.map(({ people }) => people.map(() => Number.NEGATIVE_INFINITY));
  const holders: number[] = [];
  const deadEnds = new Set<string>();

  const placeFrom = (next: number): boolean => {
    const wish = wishes[next];
    if (!wish) return true;
    if (deadEnds.size > 0 && deadEnds.has(situationOf(next, wish.start, until))) return false;
    for (const [at, { people, wishes: takes }] of kinds.entries()) {
      const ends = until[at] as number[];
      const free = takes.has(next) ? ends.findIndex((end) => end <= wish.start) : -1;
      if (free < 0) continue;
      const before = ends[free] as number;
      ends[free] = wish.end;
      holders[next] = people[free] as number;
      if (placeFrom(next + 1)) return true;
      ends[free] = before;
      bounds.retreats -= 1;
      if (bounds.retreats < 0) return false;
    }
    deadEnds.add(situationOf(next, wish.start, until));
    return false;
  };
  return placeFrom(0) ? holders : undefined;
}

/** Those who may take the fewest come first: the others are kept for what only they can take. */
function kindsOf(wishes: readonly Wish[]): Kind[] {
  const takenBy = new Map<number, number[]>();
  wishes.forEach(({ takers }, index) => {
    for (const person of takers) takenBy.set(person, [...(takenBy.get(person) ?? []), index]);
  });
  const kinds = Map.groupBy(takenBy, ([, indexes]) => indexes.join());
  return [...kinds.values()]
    .map((alike) => ({ people: alike.map(([person]) => person), wishes: new Set(alike[0]?.[1]) }))
    .sort((a, b) => a.wishes.size - b.wishes.size);
}

/** What was given out and is over by now no longer matters: equal situations are judged once. */
function situationOf(next: number, now: number, until: readonly number[][]): string {
  return `${next}:${until.map((ends) => ends.filter((end) => end > now).sort((a, b) => a - b)).join(';')}`;
}
