import { type Cents, cents } from '../money.ts';

/**
 * What the reports compute in SQL: an amount shared out by weights, to the cent. Each gets the whole cents of its share, and the cents that are left
 * go to the largest remainders, the earlier one first. Without any weight the first gets all.
 */
export function shareOut(total: Cents, weights: readonly number[]): Cents[] {
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (sum === 0n) return weights.map((_, index) => cents(index === 0 ? total : 0));
  const parts = weights.map((weight, index) => {
    const exact = BigInt(total) * BigInt(weight);
    return { index, whole: exact / sum, rest: exact % sum };
  });
  let left = BigInt(total) - parts.reduce((all, { whole }) => all + whole, 0n);
  const shares = parts.map(({ whole }) => Number(whole));
  for (const { index } of parts.toSorted((a, b) => Number(b.rest - a.rest) || a.index - b.index)) {
    if (left === 0n) break;
    shares[index] = (shares[index] ?? 0) + 1;
    left -= 1n;
  }
  return shares.map(cents);
}
