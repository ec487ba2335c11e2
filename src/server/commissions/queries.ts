import { type RawBuilder, sql } from 'kysely';
import type { CommissionClosing, StatementEntry } from '#contract/commissions/operations.ts';
import { isTip, MOVEMENT_KINDS, wayOf } from '#domain/commissions/statement.ts';
import type { Added } from '#domain/commissions/summary.ts';
import { type Cents, cents, centsFromDecimal } from '#domain/shared/money.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { isDate } from '#domain/shared/time.ts';
import { profileRows } from '#server/account/lent-select.ts';
import { portalClientRows } from '#server/clients/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { keyFrom, PAGE_ROWS, type Page, pageFrom } from '#server/kernel/database/paging.ts';
import { planned } from '#server/kernel/database/planned.ts';
import { portalStaffRows, staffRows } from '#server/team/lent-select.ts';
import { CLOSING } from './closing-queries.ts';
import { amountsIn, IS_SERVICE, type Movement, movementsOf, servicesCounted } from './movements-select.ts';
import { owedBefore } from './owed-before-select.ts';

export type StaffSums = Added & {
  staff_id: string;
  staff_name: string;
  color: string;
  is_active: boolean;
  percent: number | null;
  funcao: string;
  has_moved: boolean;
  products_total: number;
};

const AMOUNTS = [
  'services_total',
  'products_total',
  'commissions_total',
  'tips_total',
  'advances_total',
  'settled_total',
  'previous_balance',
] as const;
type Amount = (typeof AMOUNTS)[number];

type SumsRow = Omit<StaffSums, Amount | 'percent'> & Record<Amount, string> & { percent: string | null };

/** What the movements of professionals in some days come to. Added up by kind first: there may be many of them, and then only a few rows are told apart. */
const sums = (movements: RawBuilder<unknown>) => sql`
  select staff_id,
    (${servicesCounted(sql`sum(number)`)})::int as services_count,
    coalesce(sum(base) filter (where ${IS_SERVICE}), 0)::text as services_total,
    coalesce(sum(base) filter (where kind in ('product', 'void')), 0)::text as products_total,
    coalesce(sum(amount) filter (where kind not in ('advance', 'settlement', 'tip', 'tip_void')), 0)::text as commissions_total,
    coalesce(sum(amount) filter (where kind in ('tip', 'tip_void')), 0)::text as tips_total,
    coalesce(sum(amount) filter (where kind = 'advance'), 0)::text as advances_total,
    coalesce(sum(amount) filter (where kind = 'settlement'), 0)::text as settled_total
  from (
    select staff_id, kind, count(*) as number, sum(base) as base, sum(amount) as amount
    from ${movements} as movement group by staff_id, kind) as kinds
  group by staff_id`;

const previous = (owed: RawBuilder<unknown>) => sql`
  select staff_id, sum(amount)::text as previous_balance from ${owed} as owed group by staff_id`;

/** Beside `sums` and `previous`. */
const STAFF = sql`staff.id as staff_id, staff.nome::text as staff_name, staff.color::text as color, staff.ativo as is_active,
  staff.funcao::text as funcao, staff.comissao_percentual::text as percent, sums.staff_id is not null as has_moved, coalesce(services_count, 0) as services_count,
  coalesce(services_total, '0') as services_total, coalesce(products_total, '0') as products_total,
  coalesce(commissions_total, '0') as commissions_total, coalesce(tips_total, '0') as tips_total, coalesce(advances_total, '0') as advances_total,
  coalesce(settled_total, '0') as settled_total,
  coalesce(previous_balance, '0') as previous_balance`;

export type SummaryRows = {
  today: string;
  staff: StaffSums[];
  closings: CommissionClosing[];
  is_closed: boolean;
  settlement_offer: string | null;
};

/** Everybody of the salon with their sums, the closings that touch the range, and the latest one wherever it lies: in one statement. */
export async function readSums(db: Database, { first, last }: DayRange, now: Temporal.Instant): Promise<SummaryRows> {
  const { rows } = await planned(
    'once',
    sql<Omit<SummaryRows, 'staff'> & { staff: SumsRow[] }>`
    with sums as (${sums(amountsIn({ first, last }))}), previous as (${previous(owedBefore(first))})
    select (${now.toString()}::timestamptz at time zone timezone)::date::text as today,
      (select coalesce(json_agg(one), '[]') from (
        select ${STAFF} from ${staffRows.as('staff')} left join sums on sums.staff_id = staff.id left join previous on previous.staff_id = staff.id
        order by staff.search_name, staff.id) as one) as staff,
      (select coalesce(json_agg(one), '[]') from (
        select ${CLOSING} from commission_closings
        where period && daterange(${first}::date, ${last}::date, '[]') or end_date = (select max(end_date) from commission_closings)
        order by start_date) as one) as closings,
      coalesce((select range_agg(period) from commission_closings) @> daterange(${first}::date, ${last}::date, '[]'), false) as is_closed,
      case when not exists (select from commission_advances) and not exists (select from commission_closings) then settlement_offer::text end
        as settlement_offer
    from ${profileRows.as('profiles')}`,
  ).execute(db);
  const [row] = rows;
  if (!row) throw new Error('A salon without a profile has no commissions.');
  return { ...row, staff: row.staff.map(sumsFrom) };
}

/** The same of one, whom their own handle at the portal finds too; undefined for who is not in the team. */
export async function readSumsOf(
  db: Database,
  staff: string,
  { first, last }: DayRange,
): Promise<StaffSums | undefined> {
  const { rows } = await planned(
    'once',
    sql<SumsRow>`
    with sums as (${sums(amountsIn({ first, last }, staff))}), previous as (${previous(owedBefore(first, staff))})
    select ${STAFF} from ${portalStaffRows.as('staff')} left join sums on sums.staff_id = staff.id left join previous on previous.staff_id = staff.id
    where staff.id = ${staff}`,
  ).execute(db);
  return rows[0] && sumsFrom(rows[0]);
}

function sumsFrom(row: SumsRow): StaffSums {
  const amounts = Object.fromEntries(AMOUNTS.map((name) => [name, centsFromDecimal(row[name])])) as Record<
    Amount,
    Cents
  >;
  return { ...row, ...amounts, percent: row.percent === null ? null : Number(row.percent) };
}

/** The newest first, page by page. */
export async function readEntries(
  db: Database,
  staff: string,
  { first, last }: DayRange,
  cursor?: string,
): Promise<Page<StatementEntry>> {
  const after = entryKey(cursor);
  const range = after ? { first, last: after.day < last ? after.day : last } : { first, last };
  const isAfter = after
    ? sql<boolean>`(day, at, place, kind, line_id)
        < (${after.day}::date, ${after.at}::time, ${after.place}::int, ${after.kind}, ${after.line_id}::uuid)`
    : sql<boolean>`true`;
  // The names are looked up for what is shown, and for nothing else.
  const { rows } = await sql<Movement>`
    select day::text, at::text, place, kind, line_id, appointment_id, sale_id, coalesce(clients.name::text, client_name) as client_name,
      description, base::text, net_share::text, percent::text, amount::text, quantity::text, unit_label, sale_number, is_closed
    from (
      select * from ${movementsOf(staff, range)} as one where ${isAfter}
      order by day desc, at desc, place desc, kind desc, line_id desc limit ${sql.lit(PAGE_ROWS + 1)}) as movement
      left join ${portalClientRows.as('clients')} on clients.id = movement.client_id
    order by movement.day desc, movement.at desc, place desc, kind desc, line_id desc`.execute(db);
  const page = pageFrom(rows, ({ day, at, place, kind, line_id }) => [day, at, String(place), kind, line_id]);
  return { ...page, rows: page.rows.map(entryFrom) };
}

type EntryKey = Pick<Movement, 'day' | 'at' | 'place' | 'kind' | 'line_id'>;

/** Whoever writes a cursor of their own starts the list over instead of confusing the database. */
function entryKey(cursor: string | undefined): EntryKey | undefined {
  const [day = '', at = '', place = '', kind = '', line_id = ''] = keyFrom(cursor, 5) ?? [];
  const known = MOVEMENT_KINDS.find((one) => one === kind);
  if (!known || !isDate(day) || !/^([01]\d|2[0-4]):[0-5]\d:[0-5]\d(\.\d{1,6})?$/.test(at)) return undefined;
  // The hour after the last one has no minutes.
  if (at.startsWith('24') && at !== '24:00:00') return undefined;
  if (!/^-?\d{1,5}$/.test(place)) return undefined;
  return { day, at, place: Number(place), kind: known, line_id };
}

const NOT_EARNED = {
  commission_amount: 0,
  tip_amount: 0,
  advance_amount: 0,
  settled_amount: 0,
  total_value: 0,
  service_name: '',
  arithmetic: null,
};

function entryFrom(row: Movement): StatementEntry {
  const { day: date, kind, description, client_name, appointment_id, sale_id, is_closed } = row;
  const [amount, base] = [centsFromDecimal(row.amount), centsFromDecimal(row.base)];
  const { sale_number } = row;
  const known = { appointment_id, sale_id, sale_number, client_name, is_closed };
  const of = { id: row.line_id, movement: kind, date, description, ...known };
  if (kind === 'advance') {
    return { ...of, ...NOT_EARNED, kind, value: cents(-amount), advance_amount: amount };
  }
  if (kind === 'settlement') return { ...of, ...NOT_EARNED, kind, value: cents(-amount), settled_amount: amount };
  if (isTip(kind)) {
    return { ...of, ...NOT_EARNED, id: `${kind} ${row.line_id}`, kind: 'earning', value: amount, tip_amount: amount };
  }
  const net = row.net_share === null ? null : centsFromDecimal(row.net_share);
  return {
    ...of,
    id: `${kind} ${row.line_id}`,
    kind: 'earning',
    value: amount,
    service_name: description,
    total_value: base,
    commission_amount: amount,
    tip_amount: 0,
    advance_amount: 0,
    settled_amount: 0,
    arithmetic: {
      way: wayOf(kind, net !== null),
      base: net ?? base,
      percent: row.percent === null ? null : Number(row.percent),
      amount,
      sold:
        row.quantity === null || row.unit_label === null
          ? null
          : { quantity: Number(row.quantity), unit_label: row.unit_label },
    },
  };
}

type EarningRow = Pick<
  StatementEntry,
  'date' | 'service_name' | 'commission_amount' | 'appointment_id' | 'client_name' | 'total_value'
>;

/** What the specification's procedure answers: all of them at once, the earliest first. */
export async function readEarnings(db: Database, staff: string, range: DayRange): Promise<EarningRow[]> {
  const { rows } = await sql<Movement>`
    select day::text, description, amount::text, appointment_id, coalesce(clients.name::text, client_name) as client_name, base::text
    from ${movementsOf(staff, range)} as movement left join ${portalClientRows.as('clients')} on clients.id = movement.client_id
    where kind not in ('advance', 'settlement', 'tip', 'tip_void') order by movement.day, movement.at, place desc, line_id`.execute(
    db,
  );
  return rows.map((row) => ({
    date: row.day,
    service_name: row.description,
    commission_amount: centsFromDecimal(row.amount),
    appointment_id: row.appointment_id,
    client_name: row.client_name,
    total_value: centsFromDecimal(row.base),
  }));
}
