import { sql } from 'kysely';
import { appointmentRows } from '#server/agenda/lent-select.ts';
import { saleRows, saleVoidRows } from '#server/cashier/lent-select.ts';
import { PENDING } from './means-select.ts';

type DebtRow = {
  id: string;
  client_id: string;
  appointment_id: string | null;
  sale_id: string | null;
  day: string;
  amount: string;
};

/**
 * What clients still have to pay, in brackets: `from ${debts} as debt`. The one place that says what is owed: a sale that was taken back is owed by nobody,
 * and what cost nothing neither. All of it lies in the index of what is to be received.
 */
export const debts = sql<DebtRow>`(
  select payments.id, payments.day, payments.amount, payments.appointment_id, payments.sale_id,
    coalesce(visit.client_id, sale.client_id) as client_id
  from payments
    left join ${appointmentRows.as('visit')} on visit.user_id = payments.user_id and visit.id = payments.appointment_id
    left join ${saleRows.as('sale')} on sale.user_id = payments.user_id and sale.id = payments.sale_id
  where ${PENDING} and payments.day is not null and payments.void_id is null and payments.amount > 0
    and not exists (select from ${saleVoidRows.as('taken_back')}
      where taken_back.user_id = payments.user_id and taken_back.sale_id = payments.sale_id))`;
