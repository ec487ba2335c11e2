import { sql } from 'kysely';
import type { LastPurchase, Purchase } from '#contract/products/operations.ts';
import { centsFromDecimal } from '#domain/shared/money.ts';
import { isDate } from '#domain/shared/time.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { isMoment, keyFrom, type Page, pageAfter, pageFrom } from '#server/kernel/database/paging.ts';
import type { OwnerId } from '#server/kernel/principal.ts';

export type NewPurchase = Omit<Purchase, 'id' | 'unit_cost' | 'total_value'> & {
  product_id: string;
  unit_cost: string;
  total_value: string;
};

export async function insertPurchase(db: Database, owner: OwnerId, purchase: NewPurchase): Promise<string> {
  const { id } = await db
    .insertInto('product_purchases')
    .values({ ...purchase, user_id: owner })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type NewInstalment = { number: number; value: string; due_date: string };

export async function insertInstalments(
  db: Database,
  owner: OwnerId,
  { id, purchase_date }: { id: string; purchase_date: string },
  instalments: readonly NewInstalment[],
): Promise<void> {
  const rows = instalments.map((part) => ({ ...part, user_id: owner, purchase_id: id, purchase_date }));
  await db.insertInto('purchase_instalments').values(rows).execute();
}

/** The column holds six decimals; people pay whole cents. */
const unitCost = sql<string>`round(unit_cost, 2)`.as('unit_cost');

export async function readPurchases(
  db: Database,
  productId: string,
  cursor: string | undefined,
): Promise<Page<Purchase>> {
  const after = keyFrom(cursor, 3, isDate, isMoment);
  const rows = await db
    .selectFrom('product_purchases')
    .select(['id', 'purchase_date', 'quantity_purchased', 'quantity_purchased_base', 'purchase_unit', unitCost])
    .select(['total_value', 'payment_method', 'payment_status', 'payment_date', 'due_date', 'instalments'])
    .select(['supplier', 'created_at'])
    .where('product_id', '=', productId)
    .$call(pageAfter(after, 'desc', 'purchase_date::date', 'created_at::timestamptz', 'id::uuid'))
    .execute();
  const page = pageFrom(rows, ({ purchase_date, created_at, id }) => [purchase_date, created_at, id]);
  return {
    ...page,
    rows: page.rows.map(
      ({ created_at: _, ...row }) =>
        ({
          ...row,
          quantity_purchased: Number(row.quantity_purchased),
          quantity_purchased_base: Number(row.quantity_purchased_base),
          unit_cost: centsFromDecimal(row.unit_cost),
          total_value: centsFromDecimal(row.total_value),
        }) as Purchase,
    ),
  };
}

/** Null without one. */
export async function readLastPurchase(db: Database, productId: string): Promise<LastPurchase | null> {
  const row = await db
    .selectFrom('product_purchases')
    .select([unitCost, 'purchase_unit', 'supplier', 'payment_method'])
    .where('product_id', '=', productId)
    .orderBy('purchase_date', 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? ({ ...row, unit_cost: centsFromDecimal(row.unit_cost) } as LastPurchase) : null;
}
