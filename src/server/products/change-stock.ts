import type { Product } from '#contract/products/operations.ts';
import { roundTo } from '#domain/shared/numbers.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { moveStock, type NewMovement, readProduct } from './queries.ts';

/** So that the number of the smallest packages still fits into its column. */
export const LARGEST_STOCK = 999_999_999;

const direction = { purchase: 1, return: 1, adjustment: 1, deduction: -1, sale: -1 } as const;

type Change = Omit<NewMovement, 'change'> & {
  /** How much, in base units; the type says in which direction. Only an adjustment has a sign of its own. */
  quantityBase: number;
};

type Outcome = { ok: true; product: Product } | { ok: false; reason: 'not_found' | 'not_enough' | 'too_much' };

/**
 * The one way in which stock changes; the caller holds the transaction, and changes several products in one order (by id) so that two
 * callers never wait for each other. What a service used may take stock below zero. A sale may not: it is refused and nothing is written.
 */
export async function changeStock(db: Database, owner: OwnerId, change: Change): Promise<Outcome> {
  const { quantityBase, ...movement } = change;
  const quantity_changed = quantityBase * direction[change.type];
  const bounds = { least: change.type === 'sale' ? 0 : -LARGEST_STOCK, most: LARGEST_STOCK };
  const moved = await moveStock(db, owner, { ...movement, change: quantity_changed }, bounds);
  if (!moved) return { ok: false, reason: await reasonFor(db, change) };
  const { stock_quantity_base } = moved.product;
  await record(db, owner, {
    action: 'create',
    entity: 'stock_movements',
    entityId: moved.movementId,
    before: { stock_quantity_base: roundTo(stock_quantity_base - quantity_changed, 3) },
    after: { ...movement, quantity_changed, stock_quantity_base },
  });
  return { ok: true, product: moved.product };
}

async function reasonFor(db: Database, { productId, type }: Change) {
  if (!(await readProduct(db, productId))) return 'not_found';
  return type === 'sale' ? 'not_enough' : 'too_much';
}
