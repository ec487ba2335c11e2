import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Sale, SaleItem, SaleService, Ticket } from '#contract/cashier/sales.ts';
import { discountOf } from '#domain/cashier/discount.ts';
import { TICKET_PREVIEW, unitLabel } from '#domain/cashier/sale.ts';
import { type Cents, cents, centsFromDecimal } from '#domain/shared/money.ts';
import { type CardRecord, toCard } from '#server/agenda/diary/card.ts';
import { selectCards } from '#server/agenda/diary/card-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { debts } from '#server/payments/debts-select.ts';
import { selectSales } from './queries.ts';
import { type SaleRecord, toSale } from './sale-record.ts';

/** For each of these appointments that there is, what its open sale holds and what there is to pay. What was finalised is paid. */
export async function readTickets(db: Database, appointments: readonly string[]): Promise<Ticket[]> {
  const records = await selectCards(db)
    .select(
      jsonObjectFrom(
        selectSales(db).where(sql<boolean>`sales.appointment_id = appointments.id`).where('sales.status', '=', 'open'),
      ).as('sale'),
    )
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('sales')
          .leftJoin('sale_voids', 'sale_voids.sale_id', 'sales.id')
          .select(['sales.id', 'sales.number', sql<string>`sales.total::text`.as('total')])
          .where(sql<boolean>`sales.appointment_id = appointments.id`)
          .where('sales.status', '=', 'finalised')
          .where('sale_voids.id', 'is', null)
          .orderBy('sales.finalized_at')
          .orderBy('sales.number'),
      ).as('paid_sales'),
    )
    .select(
      sql<string>`(${owedBy(sql`debt.appointment_id = appointments.id`)}
      + ${owedBy(sql`debt.sale_id in (select id from sales where appointment_id = appointments.id)`)})::text`.as(
        'to_receive',
      ),
    )
    .where('appointments.id', '=', sql<string>`any(${appointments}::uuid[])`)
    .execute();
  return records.map((record) => ticketOf(record as TicketRecord));
}

/** Of the visit and of its sales one by one: asked for with "or", everything that is owed would be read for each card. */
const owedBy = (which: RawBuilder<unknown>) =>
  sql`(select coalesce(sum(debt.amount), 0) from ${debts} as debt where ${which})`;

const ofService = ({ service_name: name, unit_price: value }: SaleService) => ({
  quantity: 1,
  unit_label: '',
  name,
  value,
});

const ofProduct = (item: SaleItem) => ({
  quantity: item.quantity,
  unit_label: unitLabel(item.sold_unit, item),
  name: item.product_name,
  value: item.value,
});

/** A discount of the open sale is on all of the comanda. */
const dueOf = (whole: Cents, sale: Sale | null) => (sale ? whole - discountOf(whole, sale) : whole);

type TicketRecord = CardRecord & {
  sale: SaleRecord | null;
  paid_sales: { id: string; number: number; total: string }[];
  to_receive: string;
};

function ticketOf({ sale: stored, paid_sales, to_receive, ...record }: TicketRecord): Ticket {
  const card = toCard(record);
  const sale = stored && toSale(stored);
  const { subtotal = 0, discount = 0, total = 0 } = sale ?? {};
  const items = sale ? [...sale.services.map(ofService), ...sale.items.map(ofProduct)] : [];
  return {
    appointment_id: card.id,
    id: sale?.id ?? null,
    item_count: items.length,
    items: items.slice(0, TICKET_PREVIEW),
    subtotal,
    discount,
    total,
    to_pay: dueOf(cents((card.status === 'pendente' ? card.revenue : 0) + subtotal), sale),
    appointment_version: card.version,
    sale_version: sale?.version ?? null,
    has_client: card.client_id !== null,
    paid_sales: paid_sales.map((paid) => ({ ...paid, total: centsFromDecimal(paid.total) })),
    to_receive: centsFromDecimal(to_receive),
  };
}
