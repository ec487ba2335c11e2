import { sql } from 'kysely';
import type { EarningKind } from '#domain/commissions/statement.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { portalClientRows } from '#server/clients/lent-select.ts';
import { TODAY } from '#server/kernel/database/today.ts';

/** What somebody earned, or had taken back, on a day. Amounts as text, in the currency's unit. */
export type Earning = {
  day: string;
  staff_id: string;
  /** A line of an appointment, a product or a service sold, or one whose sale was voided. */
  kind: EarningKind;
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
  sale_number: number | null;
};

/** The days of all closed periods, as one value: it is found once for a statement, however many rows ask it. */
export const closedDays = sql`(select coalesce(range_agg(period), '{}') from commission_closings)`;

/**
 * Every earning of those days, in brackets: `from ${earningsIn(range)} as earning`, or `db.selectFrom(earningsIn(range).as('earning'))`.
 * A finalised appointment counts on its date, once that has come, each line for whoever did it, also where that earns nothing: the services are counted too. What was
 * sold counts when its sale was finalised and a void on its own day, below zero, products only where they earn something. Closed days are read from what
 * their closing has kept. What the statement around it does not name is not read.
 */
export const earningsIn = ({ first, last }: DayRange) => sql<Earning>`(
  select earned.day, earned.staff_id, earned.kind, earned.appointment_id, earned.sale_id, earned.line_id,
    coalesce((select clients.name from ${portalClientRows.as('clients')} where clients.user_id = earned.user_id and clients.id = earned.client_id),
      earned.client_name)::text as client_name, earned.description, earned.base, earned.percent, earned.amount, earned.at,
    earned.place, earned.net_share, earned.quantity, earned.unit_label, earned.sale_number
  from app.staff_earnings as earned
  where earned.day between ${first}::date and ${last}::date and not earned.day <@ ${closedDays} and (earned.kind <> 'service' or earned.day <= ${TODAY})
  union all
  select day::date, staff_id, kind, appointment_id, sale_id, line_id, client_name, description, base::numeric, percent::numeric, amount::numeric,
    at, place, net_share::numeric, quantity, unit_label, sale_number
  from commission_closing_entries
  where day between ${first}::date and ${last}::date and kind <> 'advance' and staff_id is not null
)`;
