import type { Product } from '#contract/products/operations.ts';
import { roundTo } from '#domain/shared/numbers.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { moveStock, type NewMovement, readProduct } from './queries.ts';

/** So that the number of the smallest packages still fits into its column. */
export const LARGEST_STOCK = 999_999_999;

/** What a service used may take stock below zero. A sale may not. */
const BOUNDS = {
  purchase: { direction: 1, least: -LARGEST_STOCK },
  return: { direction: 1, least: -LARGEST_STOCK },
  adjustment: { direction: 1, least: -LARGEST_STOCK },
  deduction: { direction: -1, least: -LARGEST_STOCK },
  sale: { direction: -1, least: 0 },
} as const;

type Change = Omit<NewMovement, 'change' | 'least' | 'most'> & {
  /** How much, in base units; the type says in which direction. Only an adjustment has a sign of its own. */
  quantityBase: number;
};

type Outcome = { ok: true; product: Product } | { ok: false; reason: 'not_found' | 'not_enough' | 'too_much' };

/** The stock of one product changes, or nothing is written. The caller holds the transaction. */
export async function changeStock(db: Database, owner: OwnerId, change: Change): Promise<Outcome> {
  const [product] = await changeStocks(db, owner, [change]);
  if (product) return { ok: true, product };
  if (!(await readProduct(db, change.productId))) return { ok: false, reason: 'not_found' };
  return { ok: false, reason: change.type === 'sale' ? 'not_enough' : 'too_much' };
}

/**
 * The one way in which stock changes, of several products in one statement, each at most once. The caller holds the transaction and, where there are
 * several, the products. Answers those that changed, by id: one that is missing is gone, or its shelf cannot hold what would come of it,
 * and nothing was written for it.
 */
export async function changeStocks(db: Database, owner: OwnerId, changes: readonly Change[]): Promise<Product[]> {
  const movements = changes.map(({ quantityBase, ...movement }) => {
    const { direction, least } = BOUNDS[movement.type];
    return { ...movement, change: quantityBase * direction, least, most: LARGEST_STOCK };
  });
  const moved = await moveStock(db, owner, movements);
  for (const { movementId, product, movement } of moved) {
    const { change: quantity_changed, least: _, most: __, ...named } = movement;
    const { stock_quantity_base } = product;
    await record(db, owner, {
      action: 'create',
      entity: 'stock_movements',
      entityId: movementId,
      before: { stock_quantity_base: roundTo(stock_quantity_base - quantity_changed, 3) },
      after: { ...named, quantity_changed, stock_quantity_base },
    });
  }
  return moved.map(({ product }) => product);
}
