import { sql } from 'kysely';
import type { Movement, Product, ProductType } from '#contract/products/operations.ts';
import { normaliseBarcode } from '#domain/products/barcode.ts';
import { roundTo } from '#domain/shared/numbers.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { isMoment, keyFrom, type Page, pageAfter, pageFrom } from '#server/kernel/database/paging.ts';
import { searchHits, searchTerms } from '#server/kernel/database/search.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { movementFrom, PRODUCT, type ProductRow, productFrom } from './rows.ts';

export type ProductsWanted = { type: ProductType; search?: string; cursor?: string };

export async function readProducts(
  db: Database,
  { type, search = '', cursor }: ProductsWanted,
): Promise<Page<Product>> {
  const terms = searchTerms(search);
  return terms.length > 0 ? findProducts(db, type, terms, cursor) : newestProducts(db, type, cursor);
}

async function newestProducts(db: Database, type: ProductType, cursor: string | undefined): Promise<Page<Product>> {
  const rows = await db
    .selectFrom('products')
    .select([...PRODUCT, 'products.created_at'])
    .where('product_type', '=', type)
    .$call(pageAfter(keyFrom(cursor, 2, isMoment), 'desc', 'created_at::timestamptz', 'id::uuid'))
    .execute();
  const page = pageFrom(rows, ({ created_at, id }) => [created_at, id]);
  return { ...page, rows: page.rows.map(({ created_at: _, ...row }) => productFrom(row)) };
}

async function findProducts(db: Database, type: ProductType, terms: string[], cursor: string | undefined) {
  const rows = await db
    .selectFrom(searchHits(db, 'products', terms).as('hit'))
    // One look-up a hit until the page is full: joined freely, every hit would be sorted for the sake of the first hundred.
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('products')
          .select(PRODUCT)
          .whereRef('products.id', '=', 'hit.id')
          .where('product_type', '=', type)
          .offset(0)
          .as('products'),
      (join) => join.onTrue(),
    )
    .selectAll('products')
    .select(['hit.word', 'hit.search_name'])
    .$call(pageAfter(keyFrom(cursor, 3), 'asc', 'hit.word', 'hit.search_name', 'hit.id::uuid'))
    .execute();
  const page = pageFrom(rows, ({ word, search_name, id }) => [word, search_name, id]);
  return { ...page, rows: page.rows.map(({ word: _, search_name: __, ...row }) => productFrom(row)) };
}

export type PickerWanted = { search: string; barcode?: string; type: ProductType | 'any'; limit: number };

/**
 * What has exactly this code comes first; what is called so comes before what only its description speaks of. Without a term, the first ones by name.
 */
export async function readPickableProducts(db: Database, wanted: PickerWanted): Promise<Product[]> {
  const { search, barcode, type, limit } = wanted;
  if (barcode !== undefined) return readByBarcode(db, normaliseBarcode(barcode), type);
  const terms = searchTerms(search);
  const hasCode = sql<boolean>`products.barcode is not distinct from ${normaliseBarcode(search)}`;
  const isInName = sql<boolean>`hit.word in (select app.words(hit.search_name))`;
  const rows = await db
    .selectFrom(searchHits(db, 'products', terms).as('hit'))
    .innerJoin('products', 'products.id', 'hit.id')
    .select(PRODUCT)
    .where('ativo', '=', true)
    .$if(type !== 'any', (query) => query.where('product_type', '=', type))
    .$if(terms.length > 0, (query) => query.orderBy(hasCode, 'desc').orderBy(isInName, 'desc'))
    .orderBy('hit.word')
    .orderBy('hit.search_name')
    .orderBy('hit.id')
    .limit(limit)
    .execute();
  return rows.map(productFrom);
}

async function readByBarcode(db: Database, barcode: string, type: PickerWanted['type']): Promise<Product[]> {
  const rows = await db
    .selectFrom('products')
    .select(PRODUCT)
    .where('barcode', '=', barcode)
    .where('ativo', '=', true)
    .$if(type !== 'any', (query) => query.where('product_type', '=', type))
    .execute();
  return rows.map(productFrom);
}

/** Whose code it is, active or not. */
export async function findNameOfBarcode(db: Database, barcode: string): Promise<string | undefined> {
  const row = await db.selectFrom('products').select('name').where('barcode', '=', barcode).executeTakeFirst();
  return row?.name;
}

export async function readProduct(db: Database, id: string): Promise<Product | undefined> {
  const row = await db.selectFrom('products').select(PRODUCT).where('id', '=', id).executeTakeFirst();
  return row && productFrom(row);
}

/** Nobody else changes it until this transaction ends. */
export async function lockProduct(db: Database, id: string): Promise<Product | undefined> {
  const row = await db.selectFrom('products').select(PRODUCT).where('id', '=', id).forUpdate().executeTakeFirst();
  return row && productFrom(row);
}

type ProductData = Pick<
  Product,
  'name' | 'description' | 'unit_of_measure' | 'display_unit_label' | 'unit_size_in_base' | 'min_stock'
> & { price: string; barcode?: string | null };

export async function insertProduct(
  db: Database,
  owner: OwnerId,
  data: ProductData & Pick<Product, 'base_unit' | 'product_type'>,
): Promise<Product> {
  const row = await db
    .insertInto('products')
    .values({ ...data, user_id: owner })
    .returning(PRODUCT)
    .executeTakeFirstOrThrow();
  return productFrom(row);
}

export async function updateProduct(
  db: Database,
  id: string,
  change: ProductData | Pick<Product, 'ativo'>,
): Promise<Product> {
  const row = await db
    .updateTable('products')
    .set(change)
    .where('id', '=', id)
    .returning(PRODUCT)
    .executeTakeFirstOrThrow();
  return productFrom(row);
}

export type NewMovement = {
  productId: string;
  type: Movement['movement_type'];
  /** In base units, with its sign. */
  change: number;
  /** What the shelf may hold after it. */
  least: number;
  most: number;
  appointmentId?: string;
  saleId?: string;
  purchaseId?: string;
  note?: string;
};

type Moved = { movementId: string; product: Product; movement: NewMovement };

/**
 * Stock and movements in one statement: neither changes without the other, and whoever comes at the same time waits for the row and then
 * looks at it anew. Left out of the answer are products that do not exist, and those whose stock would leave the bounds. By id.
 */
export async function moveStock(db: Database, owner: OwnerId, movements: readonly NewMovement[]): Promise<Moved[]> {
  const wanted = new Map(movements.map((movement) => [movement.productId, movement]));
  const columns = sql.join(PRODUCT.map((column) => sql.ref(column)));
  const { rows } = await sql<ProductRow & { movement_id: string }>`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(movements)}::jsonb) as wanted ("productId" uuid, type text, change numeric,
        least numeric, most numeric, "appointmentId" uuid, "saleId" uuid, "purchaseId" uuid, note text)
    ), changed as (
      update products set stock_quantity_base = stock_quantity_base + wanted.change from wanted
      where products.id = wanted."productId" and stock_quantity_base + wanted.change between wanted.least and wanted.most
      returning ${columns}
    ), moved as (
      -- The clock's time and not the transaction's: the rows are ours now, so that times follow the order of the changes.
      insert into stock_movements (user_id, product_id, movement_type, quantity_changed, appointment_id, sale_id,
        purchase_id, note, created_at)
      select ${owner}::uuid, changed.id, type, change, "appointmentId", "saleId", "purchaseId", coalesce(note, ''), clock_timestamp()
      from changed join wanted on wanted."productId" = changed.id
      returning id as movement_id, product_id
    )
    select changed.*, movement_id from changed join moved on moved.product_id = changed.id order by changed.id`.execute(
    db,
  );
  return rows.flatMap(({ movement_id, ...row }) => {
    const product = productFrom(row);
    const movement = wanted.get(product.id);
    return movement ? [{ movementId: movement_id, product, movement }] : [];
  });
}

const isQuantity = (part: string) => /^-?\d{1,12}(\.\d{1,3})?$/.test(part);

/** Each page carries on with the balance where the one before it ended. */
export async function readMovements(
  db: Database,
  productId: string,
  cursor: string | undefined,
): Promise<Page<Movement>> {
  const [from = '', balanceThere, last = ''] = keyFrom(cursor, 3, isMoment, isQuantity) ?? [];
  const rows = await db
    .selectFrom('stock_movements as moved')
    .innerJoin('products', 'products.id', 'moved.product_id')
    .leftJoin('product_purchases', 'product_purchases.id', 'moved.purchase_id')
    .select(['moved.id', 'moved.created_at', 'moved.movement_type', 'moved.quantity_changed', 'moved.note'])
    .select(['moved.appointment_id', 'moved.sale_id', 'moved.purchase_id', 'product_purchases.supplier'])
    .select('products.stock_quantity_base as stock')
    .where('moved.product_id', '=', productId)
    .$call(pageAfter(last ? [from, last] : undefined, 'desc', 'moved.created_at::timestamptz', 'moved.id::uuid'))
    .execute();
  let balance = Number(balanceThere ?? rows[0]?.stock);
  const balanced = rows.map(({ stock: _, ...row }) => {
    const quantity_changed = Number(row.quantity_changed);
    const balance_after = balance;
    balance = roundTo(balance - quantity_changed, 3);
    return { ...row, quantity_changed, balance_after, balance_before: balance };
  });
  const page = pageFrom(balanced, ({ created_at, id, balance_before }) => [created_at, String(balance_before), id]);
  return { ...page, rows: page.rows.map(movementFrom) };
}
