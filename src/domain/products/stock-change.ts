import { thousandths } from './units.ts';

export type Used = { product_id: string; quantity_used: number };

/** What must leave the shelf (positive) or come back to it, so that what was taken becomes what is used. By id: products are changed in one order. */
export function stockChange(
  before: readonly Used[],
  after: readonly Used[],
): Array<{ product_id: string; take: number }> {
  const changes = new Map<string, bigint>();
  const add = (direction: bigint, { product_id, quantity_used }: Used) =>
    changes.set(product_id, (changes.get(product_id) ?? 0n) + direction * thousandths(quantity_used));
  for (const used of before) add(-1n, used);
  for (const used of after) add(1n, used);
  return [...changes]
    .filter(([, change]) => change !== 0n)
    .map(([product_id, change]) => ({ product_id, take: Number(change) / 1_000 }))
    .sort((a, b) => (a.product_id < b.product_id ? -1 : 1));
}
