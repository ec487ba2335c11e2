import { sql } from 'kysely';
import type { KnownRows } from '#contract/imports.ts';
import type { Product } from '#contract/products/operations.ts';
import type { Database } from '#server/kernel/database/db.ts';
import type { OwnerId } from '#server/kernel/principal.ts';

type Named = { row: number; name: string; product_type: Product['product_type']; barcode: string };

/** Which of these the salon has among those of the same kind, by name; and of the others, whose codes are taken by which product. */
export async function knownProducts(
  db: Database,
  products: readonly Named[],
): Promise<{ known: KnownRows; taken: KnownRows }> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as given (row integer, name text, product_type text, barcode text)`;
  const { rows } = await sql<{ row: number; name: string; is_taken: boolean }>`
    with given as (select * from ${given}), known as (
      select row, own.name from given
      -- One of each: thousands of the same name would be multiplied with each other.
      join (select search_name, product_type, min(name) as name from products group by search_name, product_type) as own
        on own.search_name = app.search_text(given.name) and own.product_type = given.product_type
    )
    select row, name, false as is_taken from known
    union all
    select given.row, products.name, true from given join products on products.barcode = given.barcode
    where given.barcode <> '' and given.row not in (select row from known)
    order by row`.execute(db);
  const those = (isTaken: boolean) =>
    rows.filter(({ is_taken }) => is_taken === isTaken).map(({ row, name }) => ({ row, name }));
  return { known: those(false), taken: those(true) };
}

/** As the columns have it. */
export type NewProduct = Pick<
  Product,
  | 'id'
  | 'name'
  | 'description'
  | 'product_type'
  | 'unit_of_measure'
  | 'base_unit'
  | 'display_unit_label'
  | 'unit_size_in_base'
  | 'min_stock'
> & {
  price: string;
  barcode?: string | null;
  /** In base units. */
  stock: number;
};

/**
 * In one statement, whatever their number: products, what stands on the shelf, and the movements that say so. Answers which were made; one whose
 * code was taken a moment ago is left out.
 */
export async function insertProducts(
  db: Database,
  owner: OwnerId,
  products: readonly NewProduct[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    with made as (
      insert into products (user_id, id, name, description, product_type, unit_of_measure, base_unit, display_unit_label, unit_size_in_base,
        min_stock, price, barcode, stock_quantity_base)
      select ${owner}::uuid, given.* from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as given (id uuid, name text,
        description text, product_type text, unit_of_measure text, base_unit text, display_unit_label text, unit_size_in_base numeric,
        min_stock numeric, price numeric, barcode text, stock numeric)
      on conflict (user_id, barcode) where barcode is not null do nothing
      returning id, stock_quantity_base
    ), moved as (
      insert into stock_movements (user_id, product_id, movement_type, quantity_changed)
      select ${owner}::uuid, id, 'adjustment', stock_quantity_base from made where stock_quantity_base <> 0
    )
    select id from made`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
