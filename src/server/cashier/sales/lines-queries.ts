import { sql } from 'kysely';
import type { DraftItem } from '#domain/cashier/draft-sale.ts';
import type { DraftService } from '#domain/cashier/draft-services.ts';
import { decimalFromCents } from '#domain/shared/money.ts';
import { lent } from '#server/kernel/database/lent.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { productRows } from '#server/products/lent-select.ts';
import { staffRows } from '#server/team/lent-select.ts';

/** The products of a sale, as `toSale` reads them; the caller says of which (`item.sale_id`). */
export const itemLines = lent
  .selectFrom('sale_items as item')
  .innerJoin(productRows.as('products'), 'products.id', 'item.product_id')
  .leftJoin(staffRows.as('staff'), 'staff.id', 'item.seller_id')
  .select(['item.product_id', 'products.name as product_name', 'item.sold_unit', 'item.seller_id'])
  .select(['staff.nome as seller_name', 'products.base_unit', 'products.display_unit_label'])
  .select([
    sql<string>`item.quantity::text`.as('quantity'),
    sql<string>`item.unit_price::text`.as('unit_price'),
    sql<string>`item.discount::text`.as('discount'),
    sql<string | null>`item.discount_percent::text`.as('discount_percent'),
    sql<string>`item.value::text`.as('value'),
    sql<string | null>`products.unit_size_in_base::text`.as('unit_size_in_base'),
    sql<string>`products.stock_quantity_base::text`.as('stock_quantity_base'),
  ])
  .orderBy('item.position')
  .orderBy('item.id');

/** The same of its services (`line.sale_id`). */
export const serviceLines = lent
  .selectFrom('sale_services as line')
  .leftJoin(staffRows.as('worker'), 'worker.id', 'line.professional_id')
  .select(['line.service_id', 'line.service_name', 'line.professional_id'])
  .select(['worker.nome as professional_name', 'worker.color as professional_color'])
  .select([
    sql<string>`line.list_price::text`.as('list_price'),
    sql<string>`line.discount::text`.as('discount'),
    sql<string | null>`line.discount_percent::text`.as('discount_percent'),
    sql<string>`line.unit_price::text`.as('unit_price'),
  ])
  .orderBy('line.position')
  .orderBy('line.id');

export function itemsInto(owner: OwnerId, items: readonly DraftItem[], sale: ReturnType<typeof sql>) {
  const records = items.map((item, position) => ({
    ...item,
    position,
    unit_price: decimalFromCents(item.unit_price),
    discount: decimalFromCents(item.discount),
    value: decimalFromCents(item.value),
  }));
  return sql<object>`(insert into sale_items
      (user_id, sale_id, product_id, quantity, sold_unit, unit_price, discount, discount_percent, value, seller_id, position)
    select ${owner}::uuid, sale.id, item.* from (${sale}) sale, jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
      as item (product_id uuid, quantity numeric, sold_unit text, unit_price numeric, discount numeric, discount_percent numeric,
        value numeric, seller_id uuid, position smallint))`;
}

export function servicesInto(owner: OwnerId, services: readonly DraftService[], sale: ReturnType<typeof sql>) {
  const records = services.map((line, position) => ({
    ...line,
    position,
    list_price: decimalFromCents(line.list_price),
    discount: decimalFromCents(line.discount),
    unit_price: decimalFromCents(line.unit_price),
  }));
  return sql<object>`(insert into sale_services
      (user_id, sale_id, service_id, service_name, category, professional_id, list_price, discount, discount_percent, unit_price, position)
    select ${owner}::uuid, sale.id, line.* from (${sale}) sale, jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
      as line (service_id uuid, service_name text, category text, professional_id uuid, list_price numeric, discount numeric,
        discount_percent numeric, unit_price numeric, position smallint))`;
}
