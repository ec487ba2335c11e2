import { sql } from 'kysely';
import type { ToReceive } from '#contract/clients/operations.ts';
import { type Cents, centsFromDecimal, sumCents } from '#domain/shared/money.ts';
import { appointmentLineRows, appointmentRows } from '#server/agenda/lent-select.ts';
import { saleRows } from '#server/cashier/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { debts } from '#server/payments/debts-select.ts';
import { serviceRows } from '#server/services/lent-select.ts';
import { soldNames } from './sold-names-select.ts';

/** The names of what was done, of an appointment without lines its service's. */
export const SERVICES = sql`select coalesce(nullif(
    array(select service_name from ${appointmentLineRows.as('line')} where line.appointment_id = appointments.id order by position),
    '{}'), array(select name::text from ${serviceRows.as('services')} where services.id = appointments.service_id))`;
const PRODUCTS = soldNames(sql`sales.id`);

/**
 * What a client still has to pay, newest first, in appointments and sales. Amounts as text, because they also travel inside JSON, where they would
 * become floats.
 */
export function owedBy(db: Database, clientId: string) {
  return db
    .selectFrom(debts.as('debt'))
    .leftJoin(appointmentRows.as('appointments'), 'appointments.id', 'debt.appointment_id')
    .leftJoin(saleRows.as('sales'), 'sales.id', 'debt.sale_id')
    .select(['debt.id', 'debt.appointment_id', 'debt.sale_id', 'sales.number as sale_number'])
    .select([
      'debt.day as date',
      'appointments.professional_name',
      sql<string>`debt.amount::text`.as('amount'),
      sql<string[]>`case when sales.id is null then (${SERVICES}) else ${PRODUCTS} end`.as('what'),
    ])
    .where('debt.client_id', '=', clientId)
    .orderBy('debt.day', 'desc')
    .orderBy('debt.id');
}

export function toReceive({ amount, ...row }: Omit<ToReceive, 'amount'> & { amount: string }): ToReceive {
  return { ...row, amount: centsFromDecimal(amount) };
}

export async function amountOwed(db: Database, clientId: string): Promise<Cents> {
  const rows = await owedBy(db, clientId).execute();
  return sumCents(rows.map(({ amount }) => centsFromDecimal(amount)));
}
