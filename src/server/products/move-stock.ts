import { type AppointmentChange, productsTaken } from '#domain/agenda/life.ts';
import { PAID_KINDS } from '#domain/payments/paid-kinds.ts';
import { stockChange, type Used } from '#domain/products/stock-change.ts';
import { type Held, holding, waitedTooLong } from '#server/kernel/database/holding.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { changeStocks } from './change-stock.ts';
import { readProduct } from './queries.ts';

/** What was taken from the shelf until now, and what is to be taken from now on. */
type Taking = { before: readonly Used[]; after: readonly Used[] };

export type StockRefusal =
  /** The shelf of this product cannot hold what would come of it. */
  | { ok: false; reason: 'stock_refused'; product: string }
  /** The stock could not be written at all: the cause is for the log, and the person is told which part of the save it was. */
  | { ok: false; reason: 'stock_failed'; cause: unknown };

/** Of this product only so much is left, in base units. */
type NotEnough = { ok: false; reason: 'not_enough'; product_id: string; product: string; left: number };

/** With the products that this took below zero. */
type Moved = { ok: true; below_zero: string[] };

/**
 * Moves what an appointment or a sale took from the shelf before to what it takes now. What a service used may take a product below zero,
 * and the answer names it; a sale beyond what is there is refused. The caller holds the transaction, which a refusal ends, and the
 * appointment or the sale, so that however many windows finalise it, each product is taken once.
 */
export function moveStock(
  owned: Owned,
  taking: Taking,
  cause: { appointmentId: string },
): Promise<Moved | StockRefusal>;
export function moveStock(
  owned: Owned,
  taking: Taking,
  cause: { saleId: string },
): Promise<Moved | StockRefusal | NotEnough>;
export async function moveStock(
  owned: Owned,
  { before, after }: Taking,
  cause: { appointmentId: string } | { saleId: string },
): Promise<Moved | StockRefusal | NotEnough> {
  const { shelf: takes } = PAID_KINDS['saleId' in cause ? 'sale' : 'appointment'];
  const changes = stockChange(before, after).map(({ product_id, take }) => {
    const type: typeof takes | 'return' = take > 0 ? takes : 'return';
    return { productId: product_id, type, quantityBase: Math.abs(take), ...cause };
  });
  if (changes.length === 0) return { ok: true, below_zero: [] };
  // By their ids, as everybody: two that move the same products do not wait for each other in a circle.
  const products = changes.map(({ productId }) => productId);
  return holding(owned, { products }, async ({ db, owner }) => {
    try {
      const changed = new Map((await changeStocks(db, owner, changes)).map((product) => [product.id, product]));
      const below_zero: string[] = [];
      for (const { productId: product_id, type } of changes) {
        const there = changed.get(product_id);
        if (there) {
          if (type !== 'return' && there.stock_quantity_base < 0) below_zero.push(there.name);
          continue;
        }
        const product = await readProduct(db, product_id);
        // A product that is gone has no shelf to take from or to return to.
        if (!product) continue;
        const { name, stock_quantity_base: left } = product;
        if (type === 'sale') return { ok: false, reason: 'not_enough', product_id, product: name, left };
        return { ok: false, reason: 'stock_refused', product: name };
      }
      return { ok: true, below_zero };
    } catch (cause) {
      if (waitedTooLong(cause)) throw cause;
      return { ok: false, reason: 'stock_failed', cause };
    }
  });
}

/** A finalised appointment takes what its services used from the shelf, once; what it no longer uses comes back. */
export function stockFollows(held: Held, { id, before, after }: AppointmentChange) {
  const taking = { before: productsTaken(before), after: productsTaken(after) };
  return moveStock(held, taking, { appointmentId: id });
}
