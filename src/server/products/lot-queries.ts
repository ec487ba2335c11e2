import { type SqlBool, sql } from 'kysely';
import type { Lot } from '#domain/products/lots.ts';
import type { BaseUnit } from '#domain/products/units.ts';
import { centsFromDecimal } from '#domain/shared/money.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { serviceProductRows } from '#server/services/lent-select.ts';

export type Lots = {
  name: string;
  base_unit: BaseUnit;
  stock: number;
  /** In the order in which they are used. */
  lots: Array<Lot & { purchase_id: string }>;
};

/** What is left of each product and what was bought of it, by id, for all of them in one statement. */
export async function readLots(db: Database, productIds: string[]): Promise<Map<string, Lots>> {
  return lotsFrom(await selectLots(db).where(sql<SqlBool>`products.id = any(${productIds}::uuid[])`).execute());
}

/** The same of the active products that a service uses. */
export async function readLotsOfService(db: Database, serviceId: string): Promise<Map<string, Lots>> {
  const rows = await selectLots(db)
    .innerJoin(serviceProductRows.as('link'), 'link.product_id', 'products.id')
    .where('link.service_id', '=', serviceId)
    .where('products.ativo', '=', true)
    .execute();
  return lotsFrom(rows);
}

type LotRow = Awaited<ReturnType<ReturnType<typeof selectLots>['execute']>>[number];

function selectLots(db: Database) {
  return db
    .selectFrom('products')
    .leftJoin('product_purchases as lot', 'lot.product_id', 'products.id')
    .select(['products.id', 'products.name', 'products.base_unit', 'products.stock_quantity_base'])
    .select(['lot.id as purchase_id', 'lot.quantity_purchased_base', 'lot.total_value'])
    .orderBy('lot.purchase_date')
    .orderBy('lot.created_at')
    .orderBy('lot.id');
}

function lotsFrom(rows: LotRow[]): Map<string, Lots> {
  const found = new Map<string, Lots>();
  for (const { id, name, base_unit, stock_quantity_base, ...lot } of rows) {
    const product = found.get(id) ?? {
      name,
      base_unit: base_unit as BaseUnit,
      stock: Number(stock_quantity_base),
      lots: [],
    };
    found.set(id, product);
    if (lot.purchase_id === null) continue;
    product.lots.push({
      purchase_id: lot.purchase_id,
      quantity_purchased_base: Number(lot.quantity_purchased_base),
      total_value: centsFromDecimal(String(lot.total_value)),
    });
  }
  return found;
}
