import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Comanda } from '#contract/cashier/sales.ts';
import { centsFromDecimal } from '#domain/shared/money.ts';
import { type CardRecord, toCard } from '#server/agenda/diary/card.ts';
import { selectCards } from '#server/agenda/diary/card-select.ts';
import { appointmentLineRows } from '#server/agenda/lent-select.ts';
import { portalWarningRows } from '#server/clients/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { paidParts } from '#server/payments/parts-select.ts';
import { toPayment } from '#server/payments/payment-record.ts';
import { serviceRows } from '#server/services/lent-select.ts';
import { staffRows } from '#server/team/lent-select.ts';
import { selectSales } from './queries.ts';
import { type SaleRecord, toSale } from './sale-record.ts';

type Line = Omit<Comanda['appointment']['lines'][number], 'unit_price' | 'discount'> & {
  unit_price: string;
  discount: string;
};

/** An appointment with its sale, in one statement. */
export async function readComanda(db: Database, id: string): Promise<Comanda | undefined> {
  const record = await selectCards(db)
    .select(({ selectFrom }) => [
      selectFrom(staffRows.as('staff'))
        .select('staff.color')
        .whereRef('staff.id', '=', 'appointments.professional_id')
        .as('professional_color'),
      jsonArrayFrom(
        selectFrom(appointmentLineRows.as('line'))
          .leftJoin(staffRows.as('worker'), (join) =>
            join.on(sql<boolean>`worker.id = coalesce(line.professional_id, appointments.professional_id)`),
          )
          .leftJoin(serviceRows.as('service'), 'service.id', 'line.service_id')
          .select(['line.service_name', 'line.duration_minutes', 'worker.color as professional_color'])
          .select([
            sql<string>`line.unit_price::text`.as('unit_price'),
            sql<string>`line.discount_value::text`.as('discount'),
            sql<boolean>`coalesce(service.preco_variavel, false)`.as('preco_variavel'),
            sql<string>`coalesce(worker.nome, appointments.professional_name)`.as('professional_name'),
          ])
          .whereRef('line.appointment_id', '=', 'appointments.id')
          .orderBy('line.position'),
      ).as('details'),
      jsonArrayFrom(
        selectFrom(portalWarningRows.as('warning'))
          .select(['warning.id', 'warning.kind', 'warning.title', 'warning.note'])
          .whereRef('warning.client_id', '=', 'appointments.client_id')
          .orderBy('warning.kind')
          .orderBy('warning.created_at')
          .orderBy('warning.id'),
      ).as('client_warnings'),
      jsonArrayFrom(paidParts.where('paid.appointment_id', '=', sql.ref<string>('appointments.id'))).as('payments'),
      jsonObjectFrom(
        selectSales(db)
          .where(sql<boolean>`sales.appointment_id = appointments.id`)
          .where('sales.status', '<>', 'cancelled')
          .orderBy(sql`sales.status = 'open'`, 'desc')
          .orderBy('sales.finalized_at', 'desc')
          .limit(1),
      ).as('sale'),
      jsonArrayFrom(
        selectSales(db)
          .where(sql<boolean>`sales.appointment_id = appointments.id`)
          .where('sales.status', '=', 'finalised')
          .orderBy('sales.finalized_at')
          .orderBy('sales.number'),
      ).as('paid_sales'),
    ])
    .where('appointments.id', '=', id)
    .executeTakeFirst();
  if (!record) return undefined;
  const card = toCard(record as CardRecord);
  return {
    appointment: {
      id: card.id,
      version: card.version,
      date: card.date,
      start_time: card.start_time,
      end_time: card.end_time,
      status: card.status,
      client_id: card.client_id,
      client_name: card.client_name,
      client_phone: card.client_phone,
      client_warnings: record.client_warnings as Comanda['appointment']['client_warnings'],
      professional_id: card.professional_id,
      professional_name: card.professional_name,
      professional_color: record.professional_color,
      lines: (record.details as Line[]).map((line) => ({
        ...line,
        unit_price: centsFromDecimal(line.unit_price),
        discount: centsFromDecimal(line.discount),
      })),
      discount: centsFromDecimal(record.discount_value),
      revenue: card.revenue,
      payments: record.payments.map(toPayment),
    },
    sale: record.sale && toSale(record.sale as SaleRecord),
    paid_sales: (record.paid_sales as SaleRecord[]).map(toSale),
  };
}
