import { sql } from 'kysely';
import type { DayRange } from '#domain/shared/period.ts';
import { notToCome } from '#server/kernel/database/today.ts';
import { finalisedLineRows } from '../lent-select.ts';

/** Amounts in the currency's unit. */
type LineFact = {
  day: string;
  /** Null for a service that was sold on the spot. */
  appointment_id: string | null;
  /** The sale of such a service. */
  sale_id: string | null;
  thing: string;
  /** One; below zero where its sale was taken back. */
  number: number;
  /** Of the line in its appointment, sale or void, from one. */
  place: number;
  service_id: string | null;
  /** As the line has it; null where the appointment has no line. */
  service_name: string | null;
  category: string;
  staff_id: string | null;
  revenue: string;
  products: string;
  commission: string;
  fee: string;
};

/**
 * Every line of what was finalised in those days, with its part of what the appointment or sale brought in: `from ${lineFactsIn(range)} as fact`. What was paid
 * for it and what the card companies kept are shared over its lines by price, to the cent, when they are written (`app.shared_lines`). So the
 * sum of the lines is what the cashier counted for services, whatever the discount.
 */
export const lineFactsIn = ({ first, last }: DayRange) => sql<LineFact>`(
  select day, case when sale_id is null then thing end as appointment_id, sale_id, thing,
    case kind when 'sold_void' then -1 else 1 end as number, place, service_id, service_name, category, staff_id, products, commission, revenue, fee
  from ${finalisedLineRows.as('line')}
  where day between ${first}::date and ${last}::date and ${notToCome(sql`day`)} and kind in ('service', 'appointment', 'sold', 'sold_void')
    and revenue is not null
)`;

/** The sums of some facts in whole cents, as numbers: they stay exact. */
export const lineSums = sql`coalesce(sum(fact.number), 0)::int as count, coalesce(sum(fact.revenue) * 100, 0)::float8 as revenue,
  coalesce(sum(fact.products) * 100, 0)::float8 as products, coalesce(sum(fact.commission) * 100, 0)::float8 as commission,
  coalesce(sum(fact.fee) * 100, 0)::float8 as fee`;
