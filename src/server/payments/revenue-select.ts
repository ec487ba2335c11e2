import { type RawBuilder, sql } from 'kysely';
import { type CountedKind, PAID_KINDS, type PaidKind, revenueLine } from '#domain/payments/paid-kinds.ts';
import { TODAY } from '#server/kernel/database/today.ts';
import { finalisedLineRows } from '#server/reports/lent-select.ts';
import { NO_REVENUE } from './means-select.ts';

/** A day, or what a statement calls it. */
type Day = string | RawBuilder<unknown>;

/** What a payment is for: a void takes a sale's money back, on a day of its own. */
type PaidRow = {
  day: string;
  kind: CountedKind;
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

/** A void also names its sale: it is asked for first. */
const COLUMNS: readonly (readonly [CountedKind, string])[] = [
  ['void', 'void_id'],
  ...Object.entries(PAID_KINDS).map(([kind, { column }]) => [kind as CountedKind, column] as const),
];
const KIND = sql`case ${sql.join(
  COLUMNS.map(([kind, column]) => sql`when ${sql.ref(column)} is not null then ${sql.lit(kind)}`),
  sql` `,
)} end`;
const THING = sql`coalesce(${sql.join(COLUMNS.map(([, column]) => sql.ref(column)))})`;

/**
 * Every payment of those days, in brackets: `from ${paidIn(first, last)} as paid`. The one place that says what is revenue and on which day it
 * counts (an appointment's, a sale's finalisation, a void's own), none that is still to come; open sales have none. Everything but the fee lies in the index by day.
 */
export const paidIn = (first: Day, last: Day) => sql<PaidRow>`(
  select day, ${KIND} as kind, ${THING} as thing, method, amount, fee
  from payments where day between ${first} and ${last} and day <= ${TODAY} and not ${NO_REVENUE})`;

/** Rows of `paidIn` that count on that line of the books. */
function countedOn(line: NonNullable<PaidKind['revenue']>) {
  const kinds = COLUMNS.flatMap(([kind]) => (revenueLine(kind) === line ? [sql.lit(kind)] : []));
  return sql`kind in (${sql.join(kinds)})`;
}

/**
 * What of the sales of those days services brought in that were sold on the spot, less what was taken back, in brackets. Payments do not say it: it is
 * the share of those lines in what was paid.
 */
export const soldServicesIn = (first: Day, last: Day) => sql<{ day: string; revenue: string }>`(
  select day, kind, sale_id, thing, place, service_name, revenue from ${finalisedLineRows.as('line')}
  where day between ${first} and ${last} and kind in ('sold', 'sold_void') and revenue is not null)`;

/** The same day by day, in brackets: what services and products brought in. A column that nobody reads costs nothing. */
export const revenueIn = (first: Day, last: Day) => sql<RevenueRow>`(
  select day, coalesce(sum(amount) filter (where ${countedOn('services')}), 0) + sum(sold) as services,
    coalesce(sum(amount) filter (where ${countedOn('products')}), 0) - sum(sold) as products, sum(fee) as fees,
    count(distinct thing) filter (where kind = 'appointment')::int as appointments,
    count(distinct thing) filter (where kind = 'sale')::int as sales
  from (
    select day, kind, thing, amount, fee, 0 as sold from ${paidIn(first, last)} as paid
    union all
    select day, null, null, null, null, revenue from ${soldServicesIn(first, last)} as line
  ) as counted group by day)`;
