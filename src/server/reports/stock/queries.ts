import { sql } from 'kysely';
import type { ShelfProduct } from '#contract/reports/stock.ts';
import type { OnShelf } from '#domain/reports/shelf.ts';
import { type Cents, centsFromDecimal } from '#domain/shared/money.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { profileRows } from '#server/account/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { revenueIn } from '#server/payments/revenue-select.ts';
import { productRows, purchaseRows, stockMovementRows } from '#server/products/lent-select.ts';
import { productCostsIn } from '../product-costs-select.ts';

export type ShelfRow = Omit<ShelfProduct, 'worth' | 'resting_days'> & OnShelf;

type Row = Omit<
  ShelfRow,
  'lot' | 'stock_quantity' | 'stock_quantity_base' | 'min_stock' | 'unit_size_in_base' | 'left'
> & {
  stock_quantity: string;
  stock_quantity_base: string;
  min_stock: string | null;
  unit_size_in_base: string | null;
  left: string;
  lot_quantity: string | null;
  lot_value: string | null;
};

/**
 * Every product that is active or still on the shelf, with its open lot: the first whose cumulative quantity exceeds what has left the lots
 * (domain/products/lots.ts). One row a product, whatever was bought and moved.
 */
export async function readShelf(db: Database, { first, last }: DayRange): Promise<ShelfRow[]> {
  const { rows } = await sql<Row>`
    with lots as (
      select product_id, quantity_purchased_base as quantity, total_value,
        sum(quantity_purchased_base) over (partition by product_id) as bought,
        sum(quantity_purchased_base) over (partition by product_id order by purchase_date, created_at, id) as arrived
      from ${purchaseRows.as('product_purchases')}
    ), open as (
      select distinct on (lots.product_id) lots.product_id, lots.quantity, lots.total_value
      from lots join ${productRows.as('products')} on products.id = lots.product_id
      where lots.arrived > lots.bought - products.stock_quantity_base
      order by lots.product_id, lots.arrived
    ), moved as (
      select product_id, min(day) as first_day, max(day) filter (where movement_type in ('deduction', 'sale')) as last_out,
        sum(-quantity_changed) filter (
          where movement_type in ('deduction', 'sale', 'return') and day between ${first}::date and ${last}::date) as "left"
      from ${stockMovementRows.as('stock_movements')} cross join lateral (
        select (stock_movements.created_at at time zone (select timezone from ${profileRows.as('profiles')}))::date as day
      ) as at
      group by product_id
    )
    select products.id, products.name, products.product_type, products.base_unit, products.display_unit_label,
      products.unit_size_in_base, products.stock_quantity, products.stock_quantity_base, products.min_stock, products.ativo,
      open.quantity as lot_quantity, open.total_value as lot_value, moved.last_out,
      coalesce(moved.first_day, (products.created_at at time zone (select timezone from ${profileRows.as('profiles')}))::date) as since,
      coalesce(moved."left", 0) as "left"
    from ${productRows.as('products')}
      left join open on open.product_id = products.id
      left join moved on moved.product_id = products.id
    where products.ativo or products.stock_quantity_base > 0
    order by products.search_name, products.id`.execute(db);
  return rows.map(({ lot_quantity, lot_value, ...row }) => ({
    ...row,
    stock_quantity: Number(row.stock_quantity),
    stock_quantity_base: Number(row.stock_quantity_base),
    min_stock: row.min_stock === null ? null : Number(row.min_stock),
    unit_size_in_base: row.unit_size_in_base === null ? null : Number(row.unit_size_in_base),
    left: Number(row.left),
    lot:
      lot_quantity === null || lot_value === null
        ? null
        : { quantity_purchased_base: Number(lot_quantity), total_value: centsFromDecimal(lot_value) },
  }));
}

export type Flow = { day: string; used: Cents; sold: Cents };

/** Day by day: what the products used in finalised appointments had cost, as the result counts it, and what sales brought in, voids taken off. */
export async function readFlow(db: Database, range: DayRange): Promise<Flow[]> {
  const { rows } = await sql<{ day: string; used: string; sold: string }>`
    select day, sum(used)::text as used, sum(sold)::text as sold from (
      select day, cost as used, 0::numeric(12, 2) as sold from ${productCostsIn(range)} as product where kind = 'used'
      union all
      select day, 0, products from ${revenueIn(range.first, range.last)} as revenue
    ) as moved group by day order by day`.execute(db);
  return rows.map(({ day, used, sold }) => ({ day, used: centsFromDecimal(used), sold: centsFromDecimal(sold) }));
}
