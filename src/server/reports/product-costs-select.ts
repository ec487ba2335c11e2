import { sql } from 'kysely';
import type { DayRange } from '#domain/shared/period.ts';
import { appointmentLineRows, appointmentRows } from '#server/agenda/lent-select.ts';
import { saleItemRows, saleRows, saleVoidRows } from '#server/cashier/lent-select.ts';
import { TODAY } from '#server/kernel/database/today.ts';
import { finalisedLineRows } from './lent-select.ts';

/** What products cost the salon, by the lot that was open. In the currency's unit, below zero where a sale was taken back. */
type ProductCost = {
  day: string;
  /** Used in a service, sold, or taken back. */
  kind: 'used' | 'sold' | 'void';
  product_id: string | null;
  appointment_id: string | null;
  sale_id: string | null;
  /** The line of the appointment, or the item of the sale; null where the appointment has no line. */
  line_id: string | null;
  /** Of the product in its line, from one. */
  place: number;
  cost: string;
};

/**
 * Every product that was used or sold in those days, in brackets: `from ${productCostsIn(range)} as used`. What is used counts on its
 * appointment's date once that is finalised, what is sold when its sale is, and a void gives the cost back on its own day. An appointment
 * without lines has what it used itself, as in line-facts-select.ts.
 */
export const productCostsIn = ({ first, last }: DayRange) => sql<ProductCost>`(
  select appointments.date as day, 'used' as kind, (used ->> 'product_id')::uuid as product_id, appointments.id as appointment_id,
    null::uuid as sale_id, line.id as line_id, place, round((used ->> 'total_cost')::numeric, 2) as cost
  from ${appointmentRows.as('appointments')}
    left join ${appointmentLineRows.as('line')} on line.user_id = appointments.user_id and line.appointment_id = appointments.id
    cross join lateral jsonb_array_elements(coalesce(line.products_used, appointments.products_used)) with ordinality as one (used, place)
  where coalesce(line.products_used, appointments.products_used) <> '[]'
    and appointments.status = 'finalizado' and appointments.date between ${first}::date and ${last}::date
    and appointments.date <= ${TODAY}
  union all
  select counted.day, counted.kind, item.product_id, null, counted.sale_id, item.id, 1, counted.sign * item.cost
  from (
      select user_id, id as sale_id, finalized_on as day, 'sold' as kind, 1 as sign from ${saleRows.as('sales')}
      where status = 'finalised' and finalized_on between ${first}::date and ${last}::date
      union all
      select user_id, sale_id, day, 'void', -1 from ${saleVoidRows.as('sale_voids')} where day between ${first}::date and ${last}::date
    ) as counted
    join ${saleItemRows.as('item')} on item.user_id = counted.user_id and item.sale_id = counted.sale_id
  where item.cost is not null)`;

/** What all of them come to, day by day. */
export const productCostSumsIn = ({ first, last }: DayRange) => sql<Pick<ProductCost, 'day' | 'cost'>>`(
  select day, sum(products) as cost from ${finalisedLineRows.as('line')}
  where day between ${first}::date and ${last}::date and (kind in ('product', 'void') or day <= ${TODAY}) group by day)`;
