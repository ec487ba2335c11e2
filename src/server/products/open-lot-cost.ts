import { consumedOf, costPerBaseUnit, openLot } from '#domain/products/lots.ts';
import type { BaseUnit } from '#domain/products/units.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { type Lots, readLots, readLotsOfService } from './lot-queries.ts';

export type OpenLot = { purchase_id: string; cost_per_base_unit: number };

/**
 * The lot in use of each product, with what a base unit of it cost: null where nothing was ever bought, and it costs 0. A product that
 * does not exist has no entry.
 */
export async function openLots(db: Database, productIds: string[]): Promise<Map<string, OpenLot | null>> {
  const found = await readLots(db, productIds);
  return new Map(
    [...found].map(([id, product]) => {
      const lot = lotInUse(product);
      return [id, lot ? { purchase_id: lot.purchase_id, cost_per_base_unit: costPerBaseUnit(lot) } : null];
    }),
  );
}

/** A product as a service uses it: what it is called and measured in, and what a base unit of the lot in use cost. */
export type UsableProduct = {
  product_id: string;
  product_name: string;
  unit_of_measure: BaseUnit;
  cost_per_unit: number;
};

export async function usableProducts(db: Database, productIds: string[]): Promise<UsableProduct[]> {
  return productIds.length === 0 ? [] : usable(await readLots(db, productIds));
}

/** The active ones that are linked to it. */
export async function productsOfService(db: Database, serviceId: string): Promise<UsableProduct[]> {
  return usable(await readLotsOfService(db, serviceId)).sort((a, b) =>
    a.product_name.localeCompare(b.product_name, 'pt'),
  );
}

function usable(found: Map<string, Lots>): UsableProduct[] {
  return [...found].map(([product_id, product]) => ({
    product_id,
    product_name: product.name,
    unit_of_measure: product.base_unit,
    cost_per_unit: costPerBaseUnit(lotInUse(product)),
  }));
}

function lotInUse({ lots, stock }: Lots) {
  return openLot(lots, consumedOf(lots, stock));
}
