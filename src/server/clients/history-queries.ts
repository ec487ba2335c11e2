import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { ClientAppointment, ClientSale } from '#contract/clients/operations.ts';
import { centsFromDecimal } from '#domain/shared/money.ts';
import { profileRows } from '#server/account/lent-select.ts';
import { appointmentLineRows, appointmentRows } from '#server/agenda/lent-select.ts';
import { saleRows, saleVoidRows } from '#server/cashier/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { keyFrom, type Page, pageFrom } from '#server/kernel/database/paging.ts';
import { paymentRows } from '#server/payments/lent-select.ts';
import { serviceRows } from '#server/services/lent-select.ts';
import { staffRows } from '#server/team/lent-select.ts';
import { type PaymentRecord, toClientAppointment, toClientPayment } from './client-appointment.ts';
import { soldNames } from './sold-names-select.ts';

/** A page is read further only by who looks for something. */
const HISTORY_ROWS = 30;

type Entry = { kind: 'appointment' | 'sale'; id: string; date: string; start_time: string };
type Input = { id: string; cursor?: string };

/**
 * Appointments and finalised sales, newest first. Undefined when there is no such client. The key is the last row's id: where it stands, the
 * database knows.
 */
export async function listHistory(
  db: Database,
  { id, cursor }: Input,
): Promise<Page<ClientAppointment | ClientSale> | undefined> {
  const [last] = keyFrom(cursor, 1) ?? [];
  const entries = sql<Entry>`(
    select 'appointment' as kind, id, date, start_time from ${appointmentRows.as('appointments')} where client_id = ${id}
    union all
    select 'sale', id, finalized_on, (finalized_at at time zone (select timezone from ${profileRows.as('profiles')}))::time
    from ${saleRows.as('sales')} where client_id = ${id} and status = 'finalised')`;
  const page = db
    .selectFrom(entries.as('entry'))
    .select('entry.id')
    .select([jsonObjectFrom(appointmentOf(db)).as('appointment'), jsonObjectFrom(saleOf(db)).as('sale')])
    .$if(last !== undefined, (rows) =>
      rows.where(
        sql<boolean>`(entry.date, entry.start_time, entry.id) <
          (select date, start_time, id from ${entries} as known where id = ${last})`,
      ),
    )
    .orderBy('entry.date', 'desc')
    .orderBy('entry.start_time', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(HISTORY_ROWS + 1);
  const client = await db
    .selectFrom('clients')
    .select(jsonArrayFrom(page).as('entries'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!client) return undefined;
  const { rows, next } = pageFrom(client.entries, (row) => [row.id], HISTORY_ROWS);
  return {
    rows: rows.flatMap(({ appointment, sale }) => {
      if (appointment) return toClientAppointment(appointment);
      return sale ? toClientSale(sale) : [];
    }),
    next,
  };
}

const PAID = ['paid.id', 'paid.method', sql<string>`paid.amount::text`.as('amount')] as const;

/** Of the entry around it. Amounts as text, because they travel inside JSON, where they would become floats. */
function appointmentOf(db: Database) {
  return db
    .selectFrom(appointmentRows.as('appointments'))
    .leftJoin(staffRows.as('staff'), 'staff.id', 'appointments.professional_id')
    .leftJoin(serviceRows.as('services'), 'services.id', 'appointments.service_id')
    .select(['appointments.id', 'date', 'start_time', 'status', 'requires_confirmation', 'payment_method'])
    .select('no_show')
    .select(['professional_name', 'staff.color as professional_color', 'services.name as service_name'])
    .select([
      sql<string>`service_revenue_price::text`.as('service_revenue_price'),
      sql<string>`discount_value::text`.as('discount_value'),
    ])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom(appointmentLineRows.as('line'))
          .select(['line.service_name', sql<string>`line.unit_price::text`.as('unit_price')])
          .whereRef('line.appointment_id', '=', 'appointments.id')
          .orderBy('line.position'),
      ).as('lines'),
    )
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom(paymentRows.as('paid'))
          .select(PAID)
          .whereRef('paid.appointment_id', '=', 'appointments.id')
          .orderBy('paid.position')
          .orderBy('paid.id'),
      ).as('payments'),
    )
    .where('appointments.id', '=', sql.ref<string>('entry.id'));
}

function saleOf(db: Database) {
  return db
    .selectFrom(saleRows.as('sales'))
    .leftJoin(saleVoidRows.as('sale_voids'), 'sale_voids.sale_id', 'sales.id')
    .select(['sales.id', 'sales.number', 'sales.payment_method', 'sale_voids.day as voided_on'])
    .select([
      sql<string>`entry.date`.as('date'),
      sql<string>`entry.start_time`.as('start_time'),
      sql<string>`sales.total::text`.as('total'),
    ])
    .select(soldNames(sql`sales.id`).as('products'))
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom(paymentRows.as('paid'))
          .select(PAID)
          .whereRef('paid.sale_id', '=', 'sales.id')
          .where('paid.void_id', 'is', null)
          .orderBy('paid.position')
          .orderBy('paid.id'),
      ).as('payments'),
    )
    .where('sales.id', '=', sql.ref<string>('entry.id'));
}

type SaleRecord = Omit<ClientSale, 'kind' | 'total' | 'payment_method' | 'payments'> & {
  total: string;
  payments: PaymentRecord[];
  payment_method: string | null;
};

function toClientSale({ total, payment_method, payments, ...sale }: SaleRecord): ClientSale {
  return {
    ...sale,
    kind: 'sale',
    start_time: sale.start_time.slice(0, 5),
    payment_method: payment_method as ClientSale['payment_method'],
    total: centsFromDecimal(total),
    payments: payments.map(toClientPayment),
  };
}
