/** Chance that repeats itself: the same name always gives the same numbers, so the demo salon is always the same one. */
export type Chance = {
  /** In [0, 1). */
  next(): number;
  happens(probability: number): boolean;
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
  /** The heavier, the more often. */
  weighed<T>(choices: Weighed<T>): T;
  uuid(): string;
};

export type Weighed<T> = readonly [Weight<T>, ...Weight<T>[]];
type Weight<T> = readonly [weight: number, choice: T];

/**
 * Each subject has chance of its own, so that a longer list of clients does not change what was bought. The generator is
 * mulberry32.
 */
export function chanceFor(subject: string): Chance {
  let state = hashOf(subject);
  const bits = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const next = () => bits() / 2 ** 32;
  const hex = () => bits().toString(16).padStart(8, '0');
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    happens: (probability) => next() < probability,
    pick: (choices) => choices[between(0, choices.length - 1)] ?? choices[0],
    weighed: ([first, ...others]) => {
      const all = [first, ...others];
      let left = next() * all.reduce((sum, [weight]) => sum + weight, 0);
      for (const [weight, choice] of all) {
        left -= weight;
        if (left < 0) return choice;
      }
      return first[1];
    },
    uuid: () => {
      const [middle, end] = [hex(), hex()];
      return `${hex()}-${middle.slice(0, 4)}-4${middle.slice(5)}-8${end.slice(1, 4)}-${end.slice(4)}${hex()}`;
    },
  };
}

/** The id follows from what the row is, so one subject can point at another's rows without looking them up. */
export function idOf(kind: string, name: string): string {
  return chanceFor(`id of ${kind} ${name}`).uuid();
}

/** FNV-1a, with a last stir so that "client 1" and "client 2" start far apart. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return hash ^ (hash >>> 13);
}
