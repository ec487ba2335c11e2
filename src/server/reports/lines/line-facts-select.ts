import { sql } from 'kysely';
import type { DayRange } from '#domain/shared/period.ts';
import { appointmentLineRows, appointmentRows } from '#server/agenda/lent-select.ts';
import { TODAY } from '#server/kernel/database/today.ts';
import { paymentRows } from '#server/payments/lent-select.ts';

/** Amounts in whole cents. */
type LineFact = {
  day: string;
  appointment_id: string;
  /** Of the line in its appointment, from one. */
  place: number;
  service_id: string | null;
  /** As the line has it; null where the appointment has no line. */
  service_name: string | null;
  category: string;
  staff_id: string | null;
  revenue: number;
  products: number;
  commission: number;
  fee: number;
};

/**
 * Every line of what was finalised in those days, with its part of what the appointment brought in: `from ${lineFactsIn(range)} as fact`. What was paid
 * for it and what the card companies kept are shared over its lines by price, to the cent, as `shareOut` does: the cents that are left go to the
 * largest remainders, the earlier line first; without any price the first line has all. An appointment without lines is a line of its own. So the
 * sum of the lines is what the cashier counted for services, whatever the discount.
 */
export const lineFactsIn = ({ first, last }: DayRange) => sql<LineFact>`(
  with paid as (
    select user_id, appointment_id, day, sum(amount) * 100 as paid, sum(fee) * 100 as fee
    from ${paymentRows.as('payments')} where appointment_id is not null and day between ${first}::date and ${last}::date and day <= ${TODAY}
    group by user_id, appointment_id, day
  ), line as (
    select paid.*, row_number() over (partition by paid.appointment_id order by line.position, line.id) as place,
      case when line.id is null then appointments.service_id else line.service_id end as service_id,
      line.service_name, coalesce(line.category, appointments.category) as category,
      coalesce(line.professional_id, appointments.professional_id) as staff_id,
      coalesce(line.unit_price, appointments.service_revenue_price) * 100 as price,
      coalesce(line.commission_amount, 0) * 100 as commission,
      (select coalesce(sum(round((used ->> 'total_cost')::numeric, 2)) * 100, 0)
        from jsonb_array_elements(coalesce(line.products_used, appointments.products_used)) as used) as products
    from paid
      join ${appointmentRows.as('appointments')} on appointments.user_id = paid.user_id and appointments.id = paid.appointment_id
      left join ${appointmentLineRows.as('line')} on line.user_id = paid.user_id and line.appointment_id = paid.appointment_id
  ), weighed as (
    select *, case when sum(price) over whole > 0 then price when place = 1 then 1 else 0 end as weight
    from line window whole as (partition by appointment_id)
  ), divided as (
    select *, div(paid * weight, sum(weight) over whole) as paid_whole, mod(paid * weight, sum(weight) over whole) as paid_rest,
      div(fee * weight, sum(weight) over whole) as fee_whole, mod(fee * weight, sum(weight) over whole) as fee_rest
    from weighed window whole as (partition by appointment_id)
  )
  select day, appointment_id, place, service_id, service_name::text, category::text, staff_id, products, commission,
    paid_whole + (row_number() over (partition by appointment_id order by paid_rest desc, place)
      <= paid - sum(paid_whole) over whole)::int as revenue,
    fee_whole + (row_number() over (partition by appointment_id order by fee_rest desc, place)
      <= fee - sum(fee_whole) over whole)::int as fee
  from divided window whole as (partition by appointment_id)
)`;

/** The sums of some facts, as numbers: whole cents stay exact. */
export const lineSums = sql`count(*)::int as count, coalesce(sum(fact.revenue), 0)::float8 as revenue,
  coalesce(sum(fact.products), 0)::float8 as products, coalesce(sum(fact.commission), 0)::float8 as commission,
  coalesce(sum(fact.fee), 0)::float8 as fee`;
