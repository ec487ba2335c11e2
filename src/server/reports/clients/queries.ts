import { sql } from 'kysely';
import type { ClientCounts, LostClient } from '#contract/reports/clients.ts';
import { AWAY_DAYS, AWAY_TIMES } from '#domain/reports/away.ts';
import { type CohortCount, FOLLOWED_MONTHS } from '#domain/reports/cohorts.ts';
import { centsFromDecimal } from '#domain/shared/money.ts';
import { type DayRange, firstDay } from '#domain/shared/period.ts';
import { isDate } from '#domain/shared/time.ts';
import { appointmentRows } from '#server/agenda/lent-select.ts';
import { saleRows, saleVoidRows } from '#server/cashier/lent-select.ts';
import { clientRows } from '#server/clients/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { keyFrom, PAGE_ROWS, pageFrom } from '#server/kernel/database/paging.ts';
import { TODAY } from '#server/kernel/database/today.ts';
import { paymentRows } from '#server/payments/lent-select.ts';

/** A visit is a day on which a client had a finalised appointment or bought something that was not taken back. */
const visits = (until: string) => sql`
  visits as materialized (
    select client_id, date as day from ${appointmentRows.as('appointments')}
    where client_id is not null and status = 'finalizado' and date <= ${until}::date and date <= ${TODAY}
    union
    select client_id, finalized_on from ${saleRows.as('sales')}
    where client_id is not null and status = 'finalised' and finalized_on <= ${until}::date
      and not exists (select from ${saleVoidRows.as('void')} where void.user_id = sales.user_id and void.sale_id = sales.id)
  ), stepped as materialized (
    select client_id, day, day - lag(day) over (partition by client_id order by day) as gap from visits
  )`;

/** Who was missed in those days and had not come by their end: the rule of domain/reports/away.ts. */
const missed = ({ first, last }: DayRange) => sql`
  select * from (
    select client_id, last_day, usual,
      last_day + greatest(${sql.lit(AWAY_DAYS)}, ceil(${sql.lit(AWAY_TIMES)} * usual))::int + 1 as missed_from
    from (
      select client_id, max(day) as last_day, percentile_cont(0.5) within group (order by gap) as usual
      from stepped where day <= ${last}::date group by client_id
    ) as habit where usual is not null
  ) as away where missed_from between ${first}::date and ${last}::date`;

const came = ({ first, last }: DayRange) => sql`day between ${first}::date and ${last}::date`;

type LostRow = Omit<LostClient, 'usual_days' | 'spent'> & { usual: number; spent: string };
type Key = { lastDay: string | null; id: string | null };
const FROM_THE_FIRST: Key = { lastDay: null, id: null };

/** The longest away first. What was spent is looked up for those who are shown, not for everybody. */
const lostRows = (range: DayRange, limit: number, { lastDay, id }: Key) => sql`
  select clients.id, clients.name, clients.phone, gone.last_day::text as last_visit, gone.usual,
    ${range.last}::date - gone.last_day as away_days, spent.amount::text as spent, again.day::text as returned_on
  from (
    select away.client_id, away.last_day, away.usual from (${missed(range)}) as away
    where ${lastDay}::date is null or (away.last_day, away.client_id) > (${lastDay}::date, ${id}::uuid)
    order by away.last_day, away.client_id limit ${limit + 1}
  ) as gone join ${clientRows.as('clients')} on clients.id = gone.client_id left join (
    select client_id, min(day) as day from visits where day > ${range.last}::date group by client_id
  ) as again on again.client_id = gone.client_id cross join lateral (
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
  months: Array<{ month: string; attended: number; new: number }>;
  cohorts: CohortCount[];
  lost: LostClient[];
};
type Asked = { range: DayRange; before: DayRange; cohorts: string[]; today: string; shown: number };

/** All that is counted, and the first of those who are missed, in one statement: however many clients there are, a few rows come of it. */
export async function countClients(db: Database, { range, before, cohorts, today, shown }: Asked): Promise<Found> {
  const counted = (days: DayRange) => sql`json_build_object(
    'attended', (select count(distinct client_id) from visits where ${came(days)}),
    'new', (select count(*) from firsts where ${came(days)}),
    'lost', (select count(*) from (${missed(days)}) as gone))`;
  const { rows } = await sql<Found & { lost: LostRow[] }>`
    with ${visits(today)}, firsts as materialized (
      select client_id, day, date_trunc('month', day)::date as month from stepped where gap is null
    )
    select ${counted(range)} as now, ${counted(before)} as earlier,
      (select coalesce(json_agg(by_month), '[]') from (
        select to_char(stepped.day, 'YYYY-MM') as month, count(distinct client_id)::int as attended,
          (count(*) filter (where gap is null))::int as new
        from stepped where ${came(range)} group by 1 order by 1
      ) as by_month) as months,
      (select coalesce(json_agg(cohort), '[]') from (
        select to_char(firsts.month, 'YYYY-MM') as month, later, count(distinct client_id)::int as clients
        from firsts join visits using (client_id) cross join lateral (
          select (extract(year from visits.day) * 12 + extract(month from visits.day)
            - extract(year from firsts.month) * 12 - extract(month from firsts.month))::int as later
        ) as step
        where firsts.month between ${firstDay(cohorts[0] ?? '')}::date and ${firstDay(cohorts.at(-1) ?? '')}::date
          and later <= ${sql.lit(FOLLOWED_MONTHS)}
        group by 1, 2
      ) as cohort) as cohorts,
      (select coalesce(json_agg(gone), '[]') from (${lostRows(range, shown, FROM_THE_FIRST)}) as gone) as lost`.execute(
    db,
  );
  const { lost, ...found } = rows[0] as Found & { lost: LostRow[] };
  return { ...found, lost: lostPage(lost, shown).rows };
}

type Wanted = { range: DayRange; today: string; cursor?: string | undefined };

export async function readLostClients(db: Database, { range, today, cursor }: Wanted) {
  const rows = await sql<LostRow>`with ${visits(today)} ${lostRows(range, PAGE_ROWS, lostKey(cursor))}`.execute(db);
  return lostPage(rows.rows, PAGE_ROWS);
}

/** Whoever writes a cursor of their own starts the list over. */
function lostKey(cursor: string | undefined): Key {
  const [lastDay = '', id = ''] = keyFrom(cursor, 2) ?? [];
  return isDate(lastDay) ? { lastDay, id } : FROM_THE_FIRST;
}
