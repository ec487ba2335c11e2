import { type RawBuilder, sql } from 'kysely';
import type { MovementKind } from '#domain/commissions/statement.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { TODAY } from '#server/kernel/database/today.ts';
import { closedDays, type Earning, earningsIn } from './earnings-select.ts';

/** What a statement shows of an entry: an earning, or an advance or settlement, of which `amount` is what was paid or settled. */
export type Movement = Omit<Earning, 'kind' | 'staff_id'> & {
  kind: MovementKind;
  /** What the client is called by now, and not as it was noted; null where that stays as it is. */
  client_id: string | null;
  is_closed: boolean;
};

/** Services that were done, in an appointment or on the spot; below zero those whose sale was taken back. */
export const IS_SERVICE = sql`kind in ('service', 'sold', 'sold_void')`;

/** How many: what was taken back was not done. */
export const servicesCounted = (number: RawBuilder<unknown>) =>
  sql`coalesce(${number} filter (where kind in ('service', 'sold')), 0) - coalesce(${number} filter (where kind = 'sold_void'), 0)`;

const COLUMNS = sql`day, at, place, kind, line_id, appointment_id, sale_id, client_name, description, base, net_share, percent, amount,
  quantity, unit_label, sale_number`;

/** An advance stands behind everything else of its day. */
const openAdvances = ({ first, last }: DayRange) => sql`
  select staff_id, effective_date::date as day, time '24:00' as at, 0::smallint as place, 'advance' as kind, id as line_id,
    null::uuid as appointment_id, null::uuid as sale_id, '' as client_name, description::text, 0::numeric as base, null::numeric as net_share,
    null::numeric as percent, amount::numeric, null::numeric as quantity, null::text as unit_label, null::int as sale_number
  from commission_advances
  where effective_date between ${first}::date and ${last}::date and not effective_date::date <@ ${closedDays}`;

/**
 * What was settled outside stands behind even the advances of its day. Nobody changes it, and nobody removes it while its day is closed: it is read from
 * its own rows, whether the day is open or closed.
 */
const settlements = ({ first, last }: DayRange) => sql`
  select staff_id, effective_date::date as day, time '24:00' as at, 1::smallint as place, 'settlement' as kind, id as line_id,
    null::uuid as appointment_id, null::uuid as sale_id, '' as client_name, description::text, 0::numeric as base, null::numeric as net_share,
    null::numeric as percent, amount::numeric, null::numeric as quantity, null::text as unit_label, null::int as sale_number
  from commission_settlements where effective_date between ${first}::date and ${last}::date`;

/** Every entry of a professional in those days, in brackets. Found by the professional, by the owner and by themselves at the portal. */
export const movementsOf = (staff: string, range: DayRange) => sql<Movement>`(
  select ${COLUMNS}, client_id, false as is_closed from app.staff_earnings
  where staff_id = ${staff}::uuid and day between ${range.first}::date and ${range.last}::date and not day <@ ${closedDays}
    and (kind <> 'service' or day <= ${TODAY})
  union all
  select ${COLUMNS}, null, false from (${openAdvances(range)}) as advance where staff_id = ${staff}::uuid
  union all
  select ${COLUMNS}, null, day <@ ${closedDays} from (${settlements(range)}) as settled where staff_id = ${staff}::uuid
  union all
  select ${COLUMNS}, null, true from commission_closing_entries
  where staff_id = ${staff}::uuid and day between ${range.first}::date and ${range.last}::date
)`;

/** The same of everybody, of days that are open: what a closing keeps. */
export const openMovementsIn = (range: DayRange) => sql`(
  select staff_id, ${COLUMNS} from ${earningsIn(range)} as earning
  union all
  select staff_id, ${COLUMNS} from (${openAdvances(range)}) as advance
)`;

/** Of everybody, or of one, only what is added up. */
export const amountsIn = (range: DayRange, staff?: string) => {
  const isAsked = staff === undefined ? sql`staff_id is not null` : sql`staff_id = ${staff}::uuid`;
  return sql`(
    select staff_id, kind, base, amount from ${earningsIn(range)} as earning where ${isAsked}
    union all
    select staff_id, kind, base, amount from (${openAdvances(range)}) as advance where ${isAsked}
    union all
    select staff_id, kind, base, amount from (${settlements(range)}) as settled where ${isAsked}
    union all
    select staff_id, kind, base::numeric, amount::numeric from commission_closing_entries
    where kind = 'advance' and ${isAsked} and day between ${range.first}::date and ${range.last}::date
  )`;
};
