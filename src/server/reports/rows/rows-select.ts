import { type RawBuilder, sql } from 'kysely';
import type { CountedRow } from '#contract/reports/rows.ts';
import type { CountedLine } from '#domain/reports/counted.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { appointmentLineRows, appointmentRows } from '#server/agenda/lent-select.ts';
import { saleRows, saleVoidRows } from '#server/cashier/lent-select.ts';
import { clientRows } from '#server/clients/lent-select.ts';
import { soldNames } from '#server/clients/sold-names-select.ts';
import { earningsIn } from '#server/commissions/earnings-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { selectPaid } from '#server/payables/paid-select.ts';
import { paidIn, soldServicesIn } from '#server/payments/revenue-select.ts';
import { productRows } from '#server/products/lent-select.ts';
import { serviceRows } from '#server/services/lent-select.ts';
import { staffRows } from '#server/team/lent-select.ts';
import { fixedCostsIn } from '../amounts-select.ts';
import { finalisedLineRows } from '../lent-select.ts';
import { lineFactsIn } from '../lines/line-facts-select.ts';
import { productFactsIn } from '../lines/product-facts-select.ts';
import { productCostsIn } from '../product-costs-select.ts';

/** `place` and `thing` tell the rows of a day apart and keep their order; the amount is in the currency's unit. */
export type Counted = Omit<CountedRow, 'id' | 'date' | 'part' | 'amount'> & {
  day: string;
  place: string;
  thing: string;
  part: number | null;
  parts: number | null;
  amount: string;
};

export type Asked = DayRange & { line: CountedLine; professional_id?: string | undefined };

/** Each from the very statement that the figure is the sum of, so that they cannot disagree: `from (${rowsOf(db, asked)}) as counted`. */
export function rowsOf(db: Database, { line, professional_id, ...range }: Asked): RawBuilder<Counted> {
  switch (line) {
    case 'services':
      return professional_id
        ? servicesOf(range, professional_id)
        : sql`${payments(range, sql`sum(amount)`, ['appointment'])} union all ${soldIn(range)}`;
    case 'products':
      return professional_id
        ? productsOf(range, professional_id)
        : payments(range, withoutServices(range), ['sale', 'void']);
    case 'revenue':
      return professional_id
        ? sql`${servicesOf(range, professional_id)} union all ${productsOf(range, professional_id)}`
        : payments(range, sql`sum(amount)`, ['appointment', 'sale', 'void']);
    case 'fees':
      return payments(range, sql`nullif(sum(fee), 0)`, ['appointment', 'sale', 'void']);
    case 'commissions':
      return commissions(range, professional_id);
    case 'product_costs':
      return productCosts(range, ['used', 'sold', 'void']);
    case 'products_used':
      return productCosts(range, ['used']);
    case 'fixed_costs':
      return fixedCosts(db, range);
    case 'expenses':
      return expenses(db, range);
  }
}

const NO_PART = sql`null::smallint as part, null::smallint as parts`;

/** Of nobody, or of that one. */
const isOf = (column: RawBuilder<unknown>, whose: string) =>
  whose === 'none' ? sql`${column} is null` : sql`${column} = ${whose}`;

/** What was paid or kept of it, each appointment, sale and void once. */
const payments = (range: DayRange, amount: RawBuilder<unknown>, kinds: readonly string[]) => sql<Counted>`
  select paid.day, paid.kind, coalesce(to_char(visit.start_time, 'HH24:MI '), '') || paid.kind as place, paid.thing,
    case paid.kind when 'appointment' then paid.thing end as appointment_id, sale.id as sale_id, sale.number,
    coalesce(client.name, nullif(sale.client_name, ''), visit.client_name, '')::text as name,
    case paid.kind when 'appointment' then (select string_agg(line.service_name, ', ' order by line.position, line.id)
        from ${appointmentLineRows.as('line')} where line.appointment_id = paid.thing)
      else array_to_string(${soldNames(sql`sale.id`)}, ', ') end as detail,
    ${NO_PART}, paid.amount
  from (select day, kind, thing, ${amount} as amount from ${paidIn(range.first, range.last)} as part
      where kind = any(${kinds}::text[]) group by day, kind, thing having ${amount} is not null) as paid
    left join ${saleVoidRows.as('back')} on paid.kind = 'void' and back.id = paid.thing
    left join ${saleRows.as('sale')} on paid.kind <> 'appointment' and sale.id = coalesce(back.sale_id, paid.thing)
    left join ${appointmentRows.as('visit')} on visit.id = case paid.kind when 'appointment' then paid.thing else sale.appointment_id end
    left join ${clientRows.as('client')} on client.id = case paid.kind when 'appointment' then visit.client_id else sale.client_id end`;

/** What is left of a sale or void for its products; null where it has none. */
const withoutServices = ({ first, last }: DayRange) => sql`case when bool_or(kind = 'appointment') or exists (
      select from ${finalisedLineRows.as('own')} where own.thing = part.thing and own.kind in ('product', 'void'))
    then sum(amount) - coalesce((select sum(revenue) from ${soldServicesIn(first, last)} as sold where sold.thing = part.thing), 0) end`;

/** What services brought in that were sold on the spot, each sale and void once. */
const soldIn = ({ first, last }: DayRange) => sql<Counted>`
  select sold.day, sold.kind, sold.kind as place, sold.thing, null::uuid as appointment_id, sold.sale_id, sale.number,
    coalesce(client.name, sale.client_name, '')::text as name, sold.detail, ${NO_PART}, sold.amount
  from (
      select day, case kind when 'sold' then 'sale' else 'void' end as kind, thing, sale_id, sum(revenue) as amount,
        string_agg(service_name, ', ' order by place) as detail
      from ${soldServicesIn(first, last)} as line group by day, kind, thing, sale_id
    ) as sold
    join ${saleRows.as('sale')} on sale.id = sold.sale_id
    left join ${clientRows.as('client')} on client.id = sale.client_id`;

const servicesOf = (range: DayRange, whose: string) => sql<Counted>`
  select fact.day, case when fact.sale_id is null then 'appointment' when fact.number < 0 then 'void' else 'sale' end as kind,
    coalesce(to_char(visit.start_time, 'HH24:MI '), '') || fact.place as place, fact.thing,
    fact.appointment_id, fact.sale_id, sale.number, coalesce(client.name, visit.client_name, sale.client_name, '')::text as name,
    coalesce(services.name, fact.service_name, '')::text as detail, ${NO_PART}, fact.revenue as amount
  from ${lineFactsIn(range)} as fact
    left join ${appointmentRows.as('visit')} on visit.id = fact.appointment_id
    left join ${saleRows.as('sale')} on sale.id = fact.sale_id
    left join ${clientRows.as('client')} on client.id = coalesce(visit.client_id, sale.client_id)
    left join ${serviceRows.as('services')} on services.id = fact.service_id
  where ${isOf(sql`fact.staff_id`, whose)}`;

const productsOf = (range: DayRange, whose: string) => sql<Counted>`
  select fact.day, fact.kind, fact.kind || fact.place as place, fact.sale_id as thing, null::uuid as appointment_id, fact.sale_id, sale.number,
    coalesce(client.name, sale.client_name, '')::text as name, coalesce(products.name, '')::text as detail, ${NO_PART},
    fact.revenue as amount
  from ${productFactsIn(range)} as fact
    join ${saleRows.as('sale')} on sale.id = fact.sale_id
    left join ${clientRows.as('client')} on client.id = sale.client_id
    left join ${productRows.as('products')} on products.id = fact.product_id
  where ${isOf(sql`fact.seller_id`, whose)}`;

const commissions = (range: DayRange, whose: string | undefined) => sql<Counted>`
  select earning.day, case when earning.kind = 'service' then 'appointment' when earning.kind in ('product', 'sold') then 'sale' else 'void' end as kind,
    to_char(earning.at, 'HH24:MI ') || earning.kind || earning.place as place, earning.line_id as thing,
    case earning.kind when 'service' then earning.appointment_id end as appointment_id, earning.sale_id, sale.number,
    staff.nome::text as name, concat_ws(', ', nullif(earning.client_name, ''), earning.description) as detail, ${NO_PART}, earning.amount
  from ${earningsIn(range)} as earning
    join ${staffRows.as('staff')} on staff.id = earning.staff_id
    left join ${saleRows.as('sale')} on sale.id = earning.sale_id
  where earning.amount <> 0 and earning.kind not in ('tip', 'tip_void') and ${whose ? isOf(sql`earning.staff_id`, whose) : sql`true`}`;

const productCosts = (range: DayRange, kinds: readonly string[]) => sql<Counted>`
  select used.day, case used.kind when 'used' then 'appointment' when 'sold' then 'sale' else 'void' end as kind,
    coalesce(to_char(visit.start_time, 'HH24:MI '), '') || used.kind || lpad(used.place::text, 4, '0') as place,
    coalesce(used.line_id, used.appointment_id) as thing, used.appointment_id, used.sale_id, sale.number,
    coalesce(products.name, '')::text as name,
    coalesce(client.name, nullif(sale.client_name, ''), visit.client_name, '')::text as detail, ${NO_PART}, used.cost as amount
  from ${productCostsIn(range)} as used
    left join ${productRows.as('products')} on products.id = used.product_id
    left join ${appointmentRows.as('visit')} on visit.id = used.appointment_id
    left join ${saleRows.as('sale')} on sale.id = used.sale_id
    left join ${clientRows.as('client')} on client.id = coalesce(visit.client_id, sale.client_id)
  where used.kind = any(${kinds}::text[]) and used.cost <> 0`;

const fixedCosts = (db: Database, range: DayRange) => sql<Counted>`
  select cost.day, 'fixed_cost' as kind, cost.name::text as place, cost.id as thing, null::uuid as appointment_id, null::uuid as sale_id,
    null::int as number, cost.name::text as name, cost.observations::text as detail, ${NO_PART}, cost.value::numeric as amount
  from ${fixedCostsIn(db, range)} as cost`;

const expenses = (db: Database, range: DayRange) => sql<Counted>`
  select paid.payment_date::date as day, paid.kind, paid.description::text as place, paid.id as thing, null::uuid as appointment_id,
    null::uuid as sale_id, null::int as number, paid.description::text as name, paid.supplier::text as detail, paid.number as part, paid.of as parts,
    paid.value::numeric as amount
  from ${selectPaid(db, range)} as paid where paid.kind = 'expense'`;
