import { consumedOf, costPerBaseUnit, openLot } from '#domain/products/lots.ts';
import type { Database } from '#server/kernel/db.ts';
import { readLots } from './queries.ts';

export type OpenLot = { purchase_id: string; cost_per_base_unit: number };

/**
 * The lot in use of each product, with what a base unit of it cost: null where nothing was ever bought, and it costs 0. A product that
 * does not exist has no entry.
 */
export async function openLots(db: Database, productIds: string[]): Promise<Map<string, OpenLot | null>> {
  const found = await readLots(db, productIds);
  return new Map(
    [...found].map(([id, { lots, stock }]) => {
      const lot = openLot(lots, consumedOf(lots, stock));
      return [id, lot ? { purchase_id: lot.purchase_id, cost_per_base_unit: costPerBaseUnit(lot) } : null];
    }),
  );
}
