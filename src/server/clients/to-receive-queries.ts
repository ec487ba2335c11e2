import { sql } from 'kysely';
import type { ToReceive } from '#contract/clients/operations.ts';
import { type Cents, centsFromDecimal, sumCents } from '#domain/shared/money.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { PENDING } from '#server/payments/means-select.ts';

/** The names of what was done, of an appointment without lines its service's. */
const SERVICES = sql`select coalesce(nullif(
    array(select service_name from appointment_services as line where line.appointment_id = appointments.id order by position),
    '{}'), array(select name::text from services where services.id = appointments.service_id))`;
const PRODUCTS = sql`array(select name::text from sale_items join products on products.id = product_id
    where sale_items.sale_id = sales.id order by position, sale_items.id)`;

/**
 * What a client still has to pay, newest first, in appointments and sales; a sale that was taken back is owed by nobody. Amounts as text, because
 * they also travel inside JSON, where they would become floats.
 */
export function owedBy(db: Database, clientId: string) {
  return db
    .selectFrom('payments')
    .leftJoin('appointments', 'appointments.id', 'payments.appointment_id')
    .leftJoin('sales', 'sales.id', 'payments.sale_id')
    .select(['payments.id', 'payments.appointment_id', 'payments.sale_id', 'sales.number as sale_number'])
    .select([
      sql<string>`payments.day`.as('date'),
      sql<string>`payments.amount::text`.as('amount'),
      sql<string[]>`case when sales.id is null then (${SERVICES}) else ${PRODUCTS} end`.as('what'),
    ])
    .where(PENDING)
    .where('payments.day', 'is not', null)
    .where('payments.void_id', 'is', null)
    .where(sql<boolean>`coalesce(appointments.client_id, sales.client_id) = ${clientId}`)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('sale_voids').select('id').whereRef('sale_voids.sale_id', '=', 'payments.sale_id'))),
    )
    .orderBy('payments.day', 'desc')
    .orderBy('payments.id');
}

export function toReceive({ amount, ...row }: Omit<ToReceive, 'amount'> & { amount: string }): ToReceive {
  return { ...row, amount: centsFromDecimal(amount) };
}

export async function amountOwed(db: Database, clientId: string): Promise<Cents> {
  const rows = await owedBy(db, clientId).execute();
  return sumCents(rows.map(({ amount }) => centsFromDecimal(amount)));
}
