import { type RawBuilder, sql } from 'kysely';
import { saleItemRows, saleServiceRows } from '#server/cashier/lent-select.ts';
import { productRows } from '#server/products/lent-select.ts';

/** What everything on a sale is called, services first, as an array: `soldNames(sql`sales.id`)`. */
export const soldNames = (sale: RawBuilder<unknown>) => sql<string[]>`(
  array(select service_name::text from ${saleServiceRows.as('line')} where line.sale_id = ${sale} order by position, line.id)
  || array(select name::text from ${saleItemRows.as('item')} join ${productRows.as('products')} on products.id = product_id
    where item.sale_id = ${sale} order by position, item.id))`;
