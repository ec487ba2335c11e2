import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Sale } from '#contract/cashier/sales.ts';
import type { DraftItem, Seller } from '#domain/cashier/draft-sale.ts';
import type { DraftService } from '#domain/cashier/draft-services.ts';
import type { Part } from '#domain/payments/parts.ts';
import { type Cents, cents, decimalFromCents } from '#domain/shared/money.ts';
import type { ClientPaymentMethod } from '#domain/shared/payment-methods.ts';
import { clientRows } from '#server/clients/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { sendAhead } from '#server/kernel/database/pipeline.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { paidParts } from '#server/payments/parts-select.ts';
import { stockMovementRows } from '#server/products/lent-select.ts';
import { staffRows } from '#server/team/lent-select.ts';
import { itemLines, itemsInto, serviceLines, servicesInto } from './lines-queries.ts';
import { type SaleRecord, toSale } from './sale-record.ts';

/** A sale with everything in it; the caller says which. Whoever still is in the books goes by the name they have there today. */
export function selectSales(db: Database) {
  return db
    .selectFrom('sales')
    .leftJoin(clientRows.as('clients'), 'clients.id', 'sales.client_id')
    .select(['sales.id', 'sales.number', 'sales.status', 'sales.appointment_id', 'sales.client_id'])
    .select(({ fn, selectFrom }) => [
      sql<string>`sales.updated_at::text`.as('version'),
      sql<string>`sales.created_at::text`.as('created_at'),
      sql<string | null>`sales.finalized_at::text`.as('finalized_at'),
      sql<string>`sales.discount::text`.as('discount'),
      sql<string | null>`sales.discount_percent::text`.as('discount_percent'),
      fn.coalesce('clients.name', 'sales.client_name').as('client_name'),
      sql<string | null>`clients.phone`.as('client_phone'),
      jsonArrayFrom(itemLines.where('item.sale_id', '=', sql.ref<string>('sales.id'))).as('items'),
      jsonArrayFrom(serviceLines.where('line.sale_id', '=', sql.ref<string>('sales.id'))).as('services'),
      jsonArrayFrom(paidParts.where('paid.sale_id', '=', sql.ref<string>('sales.id'))).as('payments'),
      jsonObjectFrom(
        selectFrom('sale_voids as taken_back')
          .select([
            sql<string>`taken_back.day::text`.as('day'),
            'taken_back.reason',
            sql<string>`taken_back.voided_at::text`.as('voided_at'),
          ])
          .whereRef('taken_back.sale_id', '=', 'sales.id'),
      ).as('voided'),
    ]);
}

export async function readSale(db: Database, id: string): Promise<Sale | undefined> {
  const record = await selectSales(db).where('sales.id', '=', id).executeTakeFirst();
  return record && toSale(record as SaleRecord);
}

/** Of one that this transaction holds or has written. */
export async function rereadSale(db: Database, id: string): Promise<Sale> {
  const sale = await readSale(db, id);
  if (!sale) throw new Error('A sale vanished while it was held.');
  return sale;
}

/**
 * Held until the transaction ends. A statement of its own, sent ahead: one that locked and read at once would read the items as they were
 * before it had waited.
 */
export async function lockSale(db: Database, id: string): Promise<Sale | undefined> {
  await sendAhead(db, db.selectFrom('sales').select('id').where('id', '=', id).forUpdate());
  return readSale(db, id);
}

/** The same of the open sale of an appointment, for whoever reads it next. */
export async function lockOpenSaleOf(db: Database, appointmentId: string): Promise<void> {
  const open = db.selectFrom('sales').select('id').where('appointment_id', '=', appointmentId);
  await sendAhead(db, open.where('status', '=', 'open').forUpdate());
}

export function selectOpenSaleOf(db: Database, appointmentId: string | null) {
  return selectSales(db).where('sales.appointment_id', '=', appointmentId).where('sales.status', '=', 'open');
}

/** The open sale of an appointment becomes cancelled; undefined where there is none. */
export function cancelOpenSaleOf(db: Database, appointmentId: string) {
  return db
    .updateTable('sales')
    .set({ status: 'cancelled' })
    .where('appointment_id', '=', appointmentId)
    .where('status', '=', 'open')
    .returning(['id', 'number'])
    .executeTakeFirst();
}

export async function readOpenSaleOf(db: Database, appointmentId: string): Promise<Sale | undefined> {
  const record = await selectOpenSaleOf(db, appointmentId).executeTakeFirst();
  return record && toSale(record as SaleRecord);
}

export type SaleData = {
  client_id: string | null;
  client_name: string;
  discount: number;
  discount_percent: number | null;
  items: readonly DraftItem[];
  services: readonly DraftService[];
};

/** With its lines, or not at all: false where the id is taken, or the appointment has an open one. */
export async function insertSale(
  db: Database,
  owner: OwnerId,
  key: { id: string; appointment_id: string | null },
  { items, services, discount, ...data }: SaleData,
): Promise<boolean> {
  const saved = await db
    .with('saved', (db) =>
      db
        .insertInto('sales')
        // The trigger counts.
        .values({ ...key, ...data, discount: decimalFromCents(cents(discount)), user_id: owner, number: 1 })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id'),
    )
    .with('added', () => itemsInto(owner, items, sql`select id from saved`))
    .with('done', () => servicesInto(owner, services, sql`select id from saved`))
    .selectFrom('saved')
    .select('id')
    .executeTakeFirst();
  return saved !== undefined;
}

/** The lines are written anew, as the form has them. */
export async function updateSale(
  db: Database,
  owner: OwnerId,
  id: string,
  { items, services, discount, ...data }: SaleData,
): Promise<void> {
  await db
    .with('gone', (db) => db.deleteFrom('sale_items').where('sale_id', '=', id))
    .with('added', () => itemsInto(owner, items, sql`select ${id}::uuid as id`))
    .with('undone', (db) => db.deleteFrom('sale_services').where('sale_id', '=', id))
    .with('done', () => servicesInto(owner, services, sql`select ${id}::uuid as id`))
    .updateTable('sales')
    .set({ ...data, discount: decimalFromCents(cents(discount)) })
    .where('id', '=', id)
    .execute();
}

/** Before its payments are changed, its client before it. Undefined where it is gone or was taken back. */
export async function lockForPayment(
  db: Database,
  id: string,
): Promise<{ client_id: string | null; day: string | null } | undefined> {
  const sale = db.selectFrom('sales').where('id', '=', id);
  await db
    .selectFrom(clientRows.as('clients'))
    .select('id')
    .where('id', '=', sale.select('client_id'))
    .forKeyShare()
    .execute();
  const held = await sale.select(['client_id', 'finalized_on as day']).forUpdate().executeTakeFirst();
  // Asked for once the sale is held: who voided it meanwhile has committed by now.
  const taken = held && (await db.selectFrom('sale_voids').select('id').where('sale_id', '=', id).executeTakeFirst());
  return taken ? undefined : held;
}

export async function setMainMethod(db: Database, id: string, payment_method: ClientPaymentMethod): Promise<void> {
  await db.updateTable('sales').set({ payment_method }).where('id', '=', id).execute();
}

/** Of an open sale that is about to be finalised. */
export async function setDiscount(db: Database, id: string, discount: Cents): Promise<void> {
  await db
    .updateTable('sales')
    .set({ discount: decimalFromCents(discount) })
    .where('id', '=', id)
    .execute();
}

export async function setCancelled(db: Database, id: string): Promise<void> {
  await db.updateTable('sales').set({ status: 'cancelled' }).where('id', '=', id).execute();
}

/** Who sold items of this sale, and what that earns them. */
export function readSellers(db: Database, id: string): Promise<(Seller & { percent: number })[]> {
  return db
    .selectFrom(staffRows.as('staff'))
    .select(['id', 'funcao', sql<number>`product_commission_percent::float8`.as('percent')])
    .where('id', 'in', (query) =>
      query.selectFrom('sale_items').select('seller_id').where('sale_id', '=', id).$castTo<{ seller_id: string }>(),
    )
    .execute();
}

/** What so much of a product cost the salon: items that take the same cost the same. */
export type ItemCost = { product_id: string; quantity: number; sold_unit: string; cost: Cents };

export type Finalised = {
  id: string;
  total: Cents;
  method: Part['method'];
  day: string;
  at: Temporal.Instant;
  sellers: readonly { id: string; percent: number }[];
  costs: readonly ItemCost[];
  services: readonly EarnedService[];
};

/** What a service of the sale earns whoever did it, by its place. */
export type EarnedService = { position: number; commission_percent: number | null; commission_amount: Cents | null };

/** What each seller earns and each item cost is written down now: a percentage or a lot that comes later touches nothing that was sold. */
export async function setFinalised(db: Database, sale: Finalised): Promise<void> {
  await db
    .with('earned', () => earningsOf(sale))
    .with('done', () => serviceEarningsOf(sale))
    .updateTable('sales')
    .set({
      status: 'finalised',
      total: decimalFromCents(sale.total),
      payment_method: sale.method,
      finalized_at: sale.at.toString(),
      finalized_on: sale.day,
    })
    .where('id', '=', sale.id)
    .execute();
}

/** The seller earns of the item's value, before the discount of the sale. */
const earningsOf = ({ id, sellers, costs }: Finalised) => {
  const priced = costs.map(({ cost, ...item }) => ({ ...item, cost: decimalFromCents(cost) }));
  const percent = sql`(select percent from jsonb_to_recordset(${JSON.stringify(sellers)}::jsonb) as seller (id uuid, percent numeric)
    where seller.id = sale_items.seller_id)`;
  return sql<object>`(
    update sale_items set seller_percent = ${percent}, seller_commission = round(sale_items.value * ${percent} / 100, 2), cost = priced.cost
    from jsonb_to_recordset(${JSON.stringify(priced)}::jsonb)
      as priced (product_id uuid, quantity numeric, sold_unit text, cost numeric)
    where sale_items.sale_id = ${id}::uuid and priced.product_id = sale_items.product_id
      and priced.quantity = sale_items.quantity and priced.sold_unit = sale_items.sold_unit)`;
};

const serviceEarningsOf = ({ id, services }: Finalised) => {
  const earned = services.map(({ commission_amount, ...line }) => ({
    ...line,
    commission_amount: commission_amount === null ? null : decimalFromCents(commission_amount),
  }));
  return sql<object>`(
    update sale_services set commission_percent = earned.commission_percent, commission_amount = earned.commission_amount
    from jsonb_to_recordset(${JSON.stringify(earned)}::jsonb)
      as earned (position smallint, commission_percent numeric, commission_amount numeric)
    where sale_services.sale_id = ${id}::uuid and earned.position = sale_services.position)`;
};

/** Whether anybody earned by this finalised sale. */
export async function earnedCommission(db: Database, id: string): Promise<boolean> {
  const sold = db.selectFrom('sale_items').select('id').where('sale_id', '=', id).where('seller_commission', '>', '0');
  const done = db
    .selectFrom('sale_services')
    .select('id')
    .where('sale_id', '=', id)
    .where('commission_amount', '>', '0');
  return (await sold.unionAll(done).limit(1).executeTakeFirst()) !== undefined;
}

/** False where it was voided before. */
export async function insertVoid(
  db: Database,
  owner: OwnerId,
  entry: { id: string; sale_id: string; day: string; reason: string; voided_at: string },
): Promise<boolean> {
  const saved = await db
    .insertInto('sale_voids')
    .values({ ...entry, user_id: owner })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return saved !== undefined;
}

/** What the sale took from the shelf, in base units, whatever became of the product's package since. */
export async function readTaken(db: Database, id: string): Promise<{ product_id: string; quantity_used: number }[]> {
  return db
    .selectFrom(stockMovementRows.as('taken'))
    .select(['product_id', sql<number>`-sum(quantity_changed)::float8`.as('quantity_used')])
    .where('sale_id', '=', id)
    .groupBy('product_id')
    .having(sql<boolean>`sum(quantity_changed) < 0`)
    .execute();
}
