export const ABC_CLASSES = ['A', 'B', 'C'] as const;
export type AbcClass = (typeof ABC_CLASSES)[number];

/** Of a hundred: whole numbers, so that whole cents can be compared without a rounding. */
export const ABC_ENDS = { A: 80, B: 95, C: 100 } as const satisfies Record<AbcClass, number>;

/**
 * The class of each amount, in their order. The largest come first: whatever begins before 80% of all is of class A, before 95% of class B, the
 * rest of class C; so the one that crosses a line belongs to the class that it crosses from. Equal amounts are of one class, and what brought
 * nothing in is of class C.
 */
export function abcClasses(amounts: readonly number[]): AbcClass[] {
  const all = amounts.reduce((sum, amount) => sum + BigInt(Math.max(0, amount)), 0n);
  const classes = new Map<number, AbcClass>();
  let before = 0n;
  for (const amount of amounts.toSorted((a, b) => b - a)) {
    if (!classes.has(amount)) classes.set(amount, amount > 0 ? beginningAt(before, all) : 'C');
    before += BigInt(Math.max(0, amount));
  }
  return amounts.map((amount) => classes.get(amount) ?? 'C');
}

function beginningAt(before: bigint, all: bigint): AbcClass {
  if (before * 100n < BigInt(ABC_ENDS.A) * all) return 'A';
  return before * 100n < BigInt(ABC_ENDS.B) * all ? 'B' : 'C';
}
