import { type RawBuilder, sql } from 'kysely';
import type { ShortEntity } from '#domain/activity/filters.ts';
import type { Entity } from '#domain/activity/tell.ts';
import { saleVoidRows } from '#server/cashier/lent-select.ts';
import { historyRows } from '#server/kernel/database/history-select.ts';
import { paymentRows } from '#server/payments/lent-select.ts';
import { purchaseRows, stockMovementRows } from '#server/products/lent-select.ts';
import { clientPhotoRows, sheetRows } from '#server/technical-sheets/lent-select.ts';

const one = (entity: Entity, id: string) => sql`select ${entity}::text as entity, ${id}::text as entity_id`;

/** Those of a client that are gone, too: by what was kept of them. */
const removedOf = (entity: Entity, client: string) =>
  sql`select entity, entity_id from ${historyRows.as('gone')}
    where entity = ${entity} and action = 'delete' and before ->> 'client_id' = ${client}::text`;

/** What stands beside a thing, by the entity that its lines are about. */
const BESIDE: Record<ShortEntity, (id: string) => Partial<Record<Entity, RawBuilder<unknown>>>> = {
  appointments: (id) => ({
    payments: sql`select 'payments', id::text from ${paymentRows.as('payments')} where appointment_id = ${id}::uuid`,
  }),
  sales: (id) => ({
    payments: sql`select 'payments', id::text from ${paymentRows.as('payments')} where sale_id = ${id}::uuid`,
    sale_voids: sql`select 'sale_voids', id::text from ${saleVoidRows.as('sale_voids')} where sale_id = ${id}::uuid`,
  }),
  clients: (id) => ({
    client_warnings: one('client_warnings', id),
    client_tags: one('client_tags', id),
    technical_sheets: sql`select 'technical_sheets', id::text from ${sheetRows.as('sheets')} where client_id = ${id}::uuid
      union all ${removedOf('technical_sheets', id)}`,
    client_photos: sql`select 'client_photos', id::text from ${clientPhotoRows.as('photos')} where client_id = ${id}::uuid
      union all ${removedOf('client_photos', id)}`,
  }),
  products: (id) => ({
    product_purchases: sql`select 'product_purchases', id::text from ${purchaseRows.as('product_purchases')} where product_id = ${id}::uuid`,
    // What was used and sold is in the list of movements.
    stock_movements: sql`select 'stock_movements', id::text from ${stockMovementRows.as('stock_movements')}
      where product_id = ${id}::uuid and movement_type = 'adjustment'`,
  }),
  commission_closings: () => ({}),
};

/** Which lines are about a thing, as pairs of entity and id: of those entities that the reader may see. */
export function rowsAbout(entity: ShortEntity, id: string, allowed: readonly Entity[]): RawBuilder<unknown> {
  const beside = Object.entries(BESIDE[entity](id)).filter(([name]) => allowed.includes(name as Entity));
  return sql.join([one(entity, id), ...beside.map(([, rows]) => rows)], sql` union all `);
}
