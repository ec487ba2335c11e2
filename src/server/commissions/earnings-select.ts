import { sql } from 'kysely';
import type { DayRange } from '#domain/shared/period.ts';
import { profileRows } from '#server/account/lent-select.ts';
import { appointmentLineRows, appointmentRows } from '#server/agenda/lent-select.ts';
import { saleItemRows, saleRows, saleVoidRows } from '#server/cashier/lent-select.ts';
import { clientRows } from '#server/clients/lent-select.ts';
import { notToCome } from '#server/kernel/database/today.ts';
import { productRows } from '#server/products/lent-select.ts';

/** What somebody earned, or had taken back, on a day. Amounts as text, in the currency's unit. */
export type Earning = {
  day: string;
  staff_id: string;
  /** A line of an appointment, a product sold, or a product whose sale was voided. */
  kind: 'service' | 'product' | 'void';
  appointment_id: string | null;
  sale_id: string | null;
  /** The line of the appointment, or the item of the sale. */
  line_id: string;
  client_name: string;
  /** What the service or the product is called. */
  description: string;
  /** The line's full price, or the item's value before the discount of its sale; below zero for a void. */
  base: string;
  /** Null where the line carries no commission, as the owner's do. */
  percent: string | null;
  amount: string;
  /** Where it stands in its day, and beside others of the same moment. */
  at: string;
  place: number;
  /** The line's share of the net value, where the percentage was taken of that. */
  net_share: string | null;
  /** Of a product: how many of what. */
  quantity: string | null;
  unit_label: string | null;
};

/** The days of all closed periods, as one value: it is found once for a statement, however many rows ask it. */
export const closedDays = sql`(select coalesce(range_agg(period), '{}') from commission_closings)`;

/**
 * Every earning of those days, in brackets: `from ${earningsIn(range)} as earning`, or `db.selectFrom(earningsIn(range).as('earning'))`.
 * A finalised appointment counts on its date, once that has come, each line for whoever did it, also where that earns nothing: the services are counted too. A product
 * counts when its sale was finalised and a void on its own day, below zero, and only where they earn something. Closed days are read from what
 * their closing has kept. What the statement around it does not name is not read. The view `app.staff_earnings` says the same of the open days, found by the professional.
 */
export const earningsIn = ({ first, last }: DayRange) => sql<Earning>`(
  select appointments.date::date as day, coalesce(line.professional_id, appointments.professional_id) as staff_id, 'service' as kind,
    appointments.id as appointment_id, null::uuid as sale_id, line.id as line_id,
    coalesce(clients.name, appointments.client_name)::text as client_name, line.service_name::text as description,
    line.unit_price::numeric as base, line.commission_percent::numeric as percent,
    coalesce(line.commission_amount, 0)::numeric as amount, appointments.start_time::time as at, (-line.position)::smallint as place,
    case when line.commission_from_net then app.net_share(appointments.discount_value, line.unit_price, (
      select sum(unit_price) from ${appointmentLineRows.as('one')}
      where one.user_id = appointments.user_id and one.appointment_id = appointments.id)) end as net_share,
    null::numeric as quantity, null::text as unit_label
  from ${appointmentRows.as('appointments')}
    join ${appointmentLineRows.as('line')} on line.user_id = appointments.user_id and line.appointment_id = appointments.id
    left join ${clientRows.as('clients')} on clients.user_id = appointments.user_id and clients.id = appointments.client_id
  where appointments.status = 'finalizado' and appointments.date between ${first}::date and ${last}::date
    and ${notToCome(sql`appointments.date`)}
    and not appointments.date::date <@ ${closedDays}
    and coalesce(line.professional_id, appointments.professional_id) is not null
  union all
  select earned.day, item.seller_id, earned.kind, sales.appointment_id, sales.id, item.id,
    coalesce(clients.name, sales.client_name)::text, products.name::text,
    earned.sign * item.value, item.seller_percent::numeric, earned.sign * item.seller_commission,
    (earned.moment at time zone (select timezone from ${profileRows.as('profiles')} where profiles.id = item.user_id))::time, (-item.position)::smallint, null,
    item.quantity::numeric, case item.sold_unit when 'display_unit' then products.display_unit_label else item.sold_unit end::text
  from (
      select user_id, id as sale_id, finalized_on::date as day, finalized_at as moment, 'product' as kind, 1 as sign from ${saleRows.as('sales')}
      where status = 'finalised' and finalized_on between ${first}::date and ${last}::date
        and not finalized_on::date <@ ${closedDays}
      union all
      select user_id, sale_id, day::date, voided_at, 'void', -1 from ${saleVoidRows.as('sale_voids')}
      where day between ${first}::date and ${last}::date and not day::date <@ ${closedDays}
    ) as earned
    join ${saleRows.as('sales')} on sales.user_id = earned.user_id and sales.id = earned.sale_id
    join ${saleItemRows.as('item')} on item.user_id = sales.user_id and item.sale_id = sales.id
    join ${productRows.as('products')} on products.user_id = item.user_id and products.id = item.product_id
    left join ${clientRows.as('clients')} on clients.user_id = sales.user_id and clients.id = sales.client_id
  where item.seller_id is not null and item.seller_commission > 0
  union all
  select day::date, staff_id, kind, appointment_id, sale_id, line_id, client_name, description, base::numeric, percent::numeric, amount::numeric,
    at, place, net_share::numeric, quantity, unit_label
  from commission_closing_entries
  where day between ${first}::date and ${last}::date and kind <> 'advance' and staff_id is not null
)`;
