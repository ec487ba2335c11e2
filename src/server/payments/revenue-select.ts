import { type RawBuilder, sql } from 'kysely';
import { TODAY } from '#server/kernel/database/today.ts';

/** A day, or what a statement calls it. */
type Day = string | RawBuilder<unknown>;

/** What a payment is for: a void takes a sale's money back, on a day of its own. */
type PaidRow = {
  day: string;
  kind: 'appointment' | 'sale' | 'void';
  /** The appointment, the sale or the void: the same in all parts of what was paid in several. */
  thing: string;
  method: string;
  amount: string;
  fee: string;
};

/** What came in on a day. Amounts as text, in the currency's unit; what was given back is subtracted. */
type RevenueRow = {
  day: string;
  services: string;
  products: string;
  /** What card companies keep of it. */
  fees: string;
  /** Each once, however many parts it was paid in. */
  appointments: number;
  sales: number;
};

/**
 * Every payment of those days, in brackets: `from ${paidIn(first, last)} as paid`. The one place that says what is revenue and on which day it
 * counts (an appointment's, a sale's finalisation, a void's own), none that is still to come; open sales have none. Everything but the fee lies in the index by day.
 */
export const paidIn = (first: Day, last: Day) => sql<PaidRow>`(
  select day, case when void_id is not null then 'void' when sale_id is not null then 'sale' else 'appointment' end as kind,
    coalesce(void_id, sale_id, appointment_id) as thing, method, amount, fee
  from payments where day between ${first} and ${last} and day <= ${TODAY})`;

/** The same day by day, in brackets: what services and products brought in. A column that nobody reads costs nothing. */
export const revenueIn = (first: Day, last: Day) => sql<RevenueRow>`(
  select day, coalesce(sum(amount) filter (where kind = 'appointment'), 0) as services,
    coalesce(sum(amount) filter (where kind <> 'appointment'), 0) as products, sum(fee) as fees,
    count(distinct thing) filter (where kind = 'appointment')::int as appointments,
    count(distinct thing) filter (where kind = 'sale')::int as sales
  from ${paidIn(first, last)} as paid group by day)`;
