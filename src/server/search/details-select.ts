import { type RawBuilder, sql } from 'kysely';
import { profileRows } from '#server/account/lent-select.ts';
import { appointmentLineRows, appointmentRows } from '#server/agenda/lent-select.ts';
import { saleRows, saleVoidRows } from '#server/cashier/lent-select.ts';
import { clientRows } from '#server/clients/lent-select.ts';
import { debts } from '#server/payments/debts-select.ts';
import { productRows } from '#server/products/lent-select.ts';
import { serviceRows } from '#server/services/lent-select.ts';
import { staffRows } from '#server/team/lent-select.ts';

/** Ids with their place in the order, in brackets: what is to be shown of each group. */
export type Picked = Record<
  'clients' | 'appointments' | 'services' | 'products' | 'sales',
  RawBuilder<{ id: string; place: number }>
>;

/** The salon's own clock, found once for a statement. */
export const clock = (now: Temporal.Instant) => sql`salon as materialized (
  select timezone, (${now.toString()}::timestamptz at time zone timezone)::date as today,
    (${now.toString()}::timestamptz at time zone timezone)::time as time from ${profileRows.as('profiles')})`;

export const TODAY = sql`(select today from salon)`;
export const TIME = sql`(select time from salon)`;

/** What the contract calls a visit; each row is looked up by itself, so that no plan reads a table for the few. */
const VISIT = sql`visit.id, visit.date, left(visit.start_time::text, 5) as start_time, left(visit.end_time::text, 5) as end_time,
  visit.status, visit.requires_confirmation, left(visit.arrived_at::text, 5) as arrived_at,
  left(visit.started_at::text, 5) as started_at, visit.no_show,
  (select coalesce(json_agg(line.service_name order by line.position), '[]') from ${appointmentLineRows.as('line')}
    where line.appointment_id = visit.id) as services`;

/** The appointment of the day: the next that is not over, else the last. */
const todaysVisit = sql`(select row_to_json(shown) from (
  select ${VISIT} from ${appointmentRows.as('visit')}
  where visit.client_id = client.id and visit.date = ${TODAY} and visit.status <> 'cancelado'
  order by visit.end_time < ${TIME}, visit.start_time limit 1) as shown)`;

const lastVisit = sql`(select visit.date from ${appointmentRows.as('visit')}
  where visit.client_id = client.id and visit.status <> 'cancelado' and (visit.date, visit.start_time) <= (${TODAY}, ${TIME})
  order by visit.date desc, visit.start_time desc limit 1)`;

/** All that is shown of what was picked, each group as a list. One statement: the palette waits once. */
export function details(picked: Picked) {
  const group = (from: RawBuilder<unknown>, each: RawBuilder<unknown>) =>
    sql`(select coalesce(json_agg(shown.* order by shown.place), '[]') from (select picked.place, found.* from ${from} as picked
      cross join lateral (${each} offset 0) as found) as shown)`;
  return sql`
    ${group(
      picked.clients,
      sql`select client.id, client.name, client.phone, ${lastVisit} as last_visit, ${todaysVisit} as today,
        (select count(*) from ${appointmentRows.as('missed')} where missed.client_id = client.id and missed.no_show) as no_shows,
        coalesce((select owed.amount from owing as owed where owed.client_id = client.id), '0') as owes
        from ${clientRows.as('client')} where client.id = picked.id`,
    )} as clients,
    ${group(
      picked.appointments,
      sql`select ${VISIT},
        coalesce((select client.name from ${clientRows.as('client')} where client.id = visit.client_id), visit.client_name) as client_name,
        coalesce((select staff.nome from ${staffRows.as('staff')} where staff.id = visit.professional_id), visit.professional_name) as professional_name
        from ${appointmentRows.as('visit')} where visit.id = picked.id`,
    )} as appointments,
    ${group(
      picked.services,
      sql`select service.id, service.name, service.category, service.duration_minutes, service.price::text, service.preco_variavel
        from ${serviceRows.as('service')} where service.id = picked.id`,
    )} as services,
    ${group(
      picked.products,
      sql`select product.id, product.name, product.product_type, product.price::text, product.base_unit, product.display_unit_label,
        product.unit_size_in_base, product.stock_quantity, product.ativo from ${productRows.as('product')} where product.id = picked.id`,
    )} as products,
    ${group(
      picked.sales,
      sql`select sale.id, sale.number, sale.appointment_id, sale.client_name, sale.status, sale.total::text,
        exists (select from ${saleVoidRows.as('void')} where void.sale_id = sale.id) as is_voided,
        coalesce(sale.finalized_on, (sale.created_at at time zone (select timezone from salon))::date) as date
        from ${saleRows.as('sale')} where sale.id = picked.id`,
    )} as sales`;
}

/** Everybody who owes something. Few do, so they are found once for all. */
export const owing = sql`owing as materialized (
  select debt.client_id, sum(debt.amount)::text as amount from ${debts} as debt group by debt.client_id)`;
