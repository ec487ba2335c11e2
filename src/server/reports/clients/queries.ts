import { sql } from 'kysely';
import type { ClientCounts, ClientsReport, LostClient } from '#contract/reports/clients.ts';
import { type CohortCount, FOLLOWED_MONTHS } from '#domain/reports/cohorts.ts';
import { centsFromDecimal } from '#domain/shared/money.ts';
import { type DayRange, firstDay, lastDay } from '#domain/shared/period.ts';
import { isDate } from '#domain/shared/time.ts';
import { appointmentRows } from '#server/agenda/lent-select.ts';
import { saleRows } from '#server/cashier/lent-select.ts';
import { clientRows } from '#server/clients/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { keyFrom, PAGE_ROWS, pageFrom } from '#server/kernel/database/paging.ts';
import { paymentRows } from '#server/payments/lent-select.ts';

/**
 * Who was missed in those days and had not come by their end: the rule of domain/reports/away.ts, which the database keeps with each visit
 * (0051_client_visits.sql). `offset 0`: found by that day, also where they are sorted by another one.
 */
const missed = ({ first, last }: DayRange, today: string) => sql`
  select client_id, day as last_day, next_day, usual from client_visits
  where missed_from between ${first}::date and ${last}::date and day <= ${today}::date
    and (next_day > least(${last}::date, ${today}::date)) is not false offset 0`;

/** Nothing counts on a day to come, also not what an earlier version finalised ahead. */
const came = ({ first, last }: DayRange, today: string) =>
  sql`day between ${first}::date and least(${last}::date, ${today}::date)`;

type LostRow = Omit<LostClient, 'usual_days' | 'spent'> & { usual: number; spent: string };
type Key = { lastVisit: string | null; id: string | null };
const FROM_THE_FIRST: Key = { lastVisit: null, id: null };

/** The longest away first. What was spent is looked up for those who are shown, not for everybody. */
const lostRows = (range: DayRange, today: string, limit: number, { lastVisit, id }: Key) => sql<LostRow>`
  select clients.id, clients.name, clients.phone, gone.last_day::text as last_visit, gone.usual,
    ${range.last}::date - gone.last_day as away_days, spent.amount::text as spent,
    case when gone.next_day <= ${today}::date then gone.next_day end::text as returned_on
  from (
    select away.client_id, away.last_day, away.next_day, away.usual from (${missed(range, today)}) as away
    where ${lastVisit}::date is null or (away.last_day, away.client_id) > (${lastVisit}::date, ${id}::uuid)
    order by away.last_day, away.client_id limit ${limit + 1}
  ) as gone join ${clientRows.as('clients')} on clients.id = gone.client_id cross join lateral (
    select coalesce(sum(amount), 0) as amount from (
      select amount from ${appointmentRows.as('of')} join ${paymentRows.as('payments')} on payments.user_id = of.user_id and payments.appointment_id = of.id
      where of.user_id = clients.user_id and of.client_id = clients.id and ${lastYear(range)}
      union all
      select amount from ${saleRows.as('of')} join ${paymentRows.as('payments')} on payments.user_id = of.user_id and payments.sale_id = of.id
      where of.user_id = clients.user_id and of.client_id = clients.id and ${lastYear(range)}
    ) as paid
  ) as spent
  order by gone.last_day, gone.client_id`;

const lastYear = ({ last }: DayRange) =>
  sql`payments.day > ${last}::date - interval '1 year' and payments.day <= ${last}::date`;

const lostPage = (rows: LostRow[], limit: number) => {
  const page = pageFrom(rows, (row) => [row.last_visit, row.id], limit);
  return {
    ...page,
    rows: page.rows.map(({ usual, spent, ...row }) => ({ ...row, usual_days: usual, spent: centsFromDecimal(spent) })),
  };
};

type Counts = Omit<ClientCounts, 'returning'>;
type Found = {
  now: Counts;
  earlier: Counts;
  missed: ClientsReport['missed'];
  missed_before: ClientsReport['missed'];
  months: Array<{ month: string; attended: number; new: number }>;
  cohorts: CohortCount[];
  lost: LostClient[];
};
type Asked = { range: DayRange; before: DayRange; cohorts: string[]; today: string; shown: number };

/** All that is counted, and the first of those who are missed, in one statement: however many clients there are, a few rows come of it. */
export async function countClients(db: Database, { range, before, cohorts, today, shown }: Asked): Promise<Found> {
  const followed = { first: firstDay(cohorts[0] ?? ''), last: lastDay(cohorts.at(-1) ?? '') };
  const counted = (days: DayRange) => sql`json_build_object(
    'attended', (select count(distinct client_id) from client_visits where ${came(days, today)}),
    'new', (select count(*) from client_visits where ${came(days, today)} and usual is null),
    'lost', (select count(*) from (${missed(days, today)}) as gone))`;
  const missedIn = ({ first, last }: DayRange) => sql`(
    select json_build_object('appointments', count(*), 'clients', count(distinct client_id))
    from ${appointmentRows.as('missed')} where no_show and date between ${first}::date and ${last}::date)`;
  const { rows } = await sql<Found & { lost: LostRow[] }>`
    select ${counted(range)} as now, ${counted(before)} as earlier,
      ${missedIn(range)} as missed, ${missedIn(before)} as missed_before,
      (select coalesce(json_agg(by_month), '[]') from (
        select to_char(day, 'YYYY-MM') as month, count(distinct client_id)::int as attended, (count(*) filter (where usual is null))::int as new
        from client_visits where ${came(range, today)} group by 1 order by 1
      ) as by_month) as months,
      (select coalesce(json_agg(cohort), '[]') from (
        select to_char(firsts.day, 'YYYY-MM') as month, later, count(distinct client_id)::int as clients
        from client_visits as firsts join client_visits as visit using (user_id, client_id) cross join lateral (
          select (extract(year from visit.day) * 12 + extract(month from visit.day)
            - extract(year from firsts.day) * 12 - extract(month from firsts.day))::int as later
        ) as step
        where firsts.usual is null and firsts.day between ${followed.first}::date and least(${followed.last}::date, ${today}::date)
          and visit.day between ${followed.first}::date and ${today}::date and later <= ${sql.lit(FOLLOWED_MONTHS)}
        group by 1, 2
      ) as cohort) as cohorts,
      (select coalesce(json_agg(gone), '[]') from (${lostRows(range, today, shown, FROM_THE_FIRST)}) as gone) as lost`.execute(
    db,
  );
  const { lost, ...found } = rows[0] as Found & { lost: LostRow[] };
  return { ...found, lost: lostPage(lost, shown).rows };
}

type Wanted = { range: DayRange; today: string; cursor?: string | undefined };

export async function readLostClients(db: Database, { range, today, cursor }: Wanted) {
  const rows = await lostRows(range, today, PAGE_ROWS, lostKey(cursor)).execute(db);
  return lostPage(rows.rows, PAGE_ROWS);
}

/** Whoever writes a cursor of their own starts the list over. */
function lostKey(cursor: string | undefined): Key {
  const [lastVisit = '', id = ''] = keyFrom(cursor, 2) ?? [];
  return isDate(lastVisit) ? { lastVisit, id } : FROM_THE_FIRST;
}
