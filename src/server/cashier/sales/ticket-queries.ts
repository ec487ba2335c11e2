import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Ticket } from '#contract/cashier-sales.ts';
import { TICKET_PREVIEW, unitLabel } from '#domain/cashier/sale.ts';
import { type CardRecord, toCard } from '#server/agenda/diary/card.ts';
import { selectCards } from '#server/agenda/diary/card-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
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
    .where('appointments.id', '=', sql<string>`any(${appointments}::uuid[])`)
    .execute();
  return records.map((record) => ticketOf(record as CardRecord & { sale: SaleRecord | null }));
}

function ticketOf({ sale: stored, ...record }: CardRecord & { sale: SaleRecord | null }): Ticket {
  const card = toCard(record);
  const sale = stored && toSale(stored);
  const { items = [], subtotal = 0, discount = 0, total = 0 } = sale ?? {};
  return {
    appointment_id: card.id,
    id: sale?.id ?? null,
    item_count: items.length,
    items: items.slice(0, TICKET_PREVIEW).map((item) => ({
      quantity: item.quantity,
      unit_label: unitLabel(item.sold_unit, item),
      name: item.product_name,
      value: item.value,
    })),
    subtotal,
    discount,
    total,
    to_pay: (card.status === 'pendente' ? card.revenue : 0) + total,
    appointment_version: card.version,
    sale_version: sale?.version ?? null,
    has_client: card.client_id !== null,
  };
}
