import { sql } from 'kysely';
import type { CloseForm } from '#contract/commissions/forms.ts';
import type { CommissionClosing, ListedClosing } from '#contract/commissions/operations.ts';
import { centsFromDecimal } from '#domain/shared/money.ts';
import { isDate } from '#domain/shared/time.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { keyFrom, PAGE_ROWS, type Page, pageFrom } from '#server/kernel/database/paging.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { staffRows } from '#server/team/lent-select.ts';
import { IS_SERVICE, openMovementsIn, servicesCounted } from './movements-select.ts';

/** As the contract has it. */
export const CLOSING = sql`id, start_date::text as start_date, end_date::text as end_date, closed_by::text as closed_by,
  to_json(closed_at)#>>'{}' as closed_at, end_date = (select max(end_date) from commission_closings) as is_latest`;

type ListedRow = CommissionClosing & { professionals: number; commissions_total: string; advances_total: string };

/** The latest first, page by page. */
export async function readClosings(db: Database, cursor?: string): Promise<Page<ListedClosing>> {
  const [before] = keyFrom(cursor, 2, isDate) ?? [];
  const isAfter = before ? sql<boolean>`end_date < ${before}::date` : sql<boolean>`true`;
  const { rows } = await sql<ListedRow>`
    select ${CLOSING}, frozen.* from commission_closings cross join lateral (
      select count(*)::int as professionals, coalesce(sum(commissions_total), 0)::text as commissions_total,
        coalesce(sum(advances_total), 0)::text as advances_total
      from commission_closing_rows as one where one.user_id = commission_closings.user_id and one.closing_id = commission_closings.id
    ) as frozen
    where ${isAfter} order by commission_closings.end_date desc limit ${sql.lit(PAGE_ROWS + 1)}`.execute(db);
  const page = pageFrom(rows, ({ end_date, id }) => [end_date, id]);
  return {
    ...page,
    rows: page.rows.map((row) => ({
      ...row,
      commissions_total: centsFromDecimal(row.commissions_total),
      advances_total: centsFromDecimal(row.advances_total),
    })),
  };
}

/** The earliest closed period that has a day in common with this one. */
export async function findOverlapped(
  db: Database,
  { start_date, end_date }: CloseForm,
): Promise<CloseForm | undefined> {
  const { rows } = await sql<CloseForm>`
    select start_date::text, end_date::text from commission_closings
    where period && daterange(${start_date}::date, ${end_date}::date, '[]') order by commission_closings.start_date limit 1`.execute(
    db,
  );
  return rows[0];
}

/**
 * The closing with every entry of its days and what they come to for each professional. One statement: its parts see the rows as they were
 * before it, so the days are still open when their entries are read.
 */
export const closingOf = (owner: OwnerId, { start_date, end_date }: CloseForm) => sql<{ id: string }>`
  with closing as (
    insert into commission_closings (user_id, start_date, end_date, closed_by)
    values (${owner}, ${start_date}::date, ${end_date}::date, app.actor_name()) returning user_id, id
  ), entry as (
    insert into commission_closing_entries (user_id, closing_id, staff_id, day, at, place, kind, line_id, appointment_id, sale_id,
      client_name, description, base, net_share, percent, amount, quantity, unit_label, sale_number)
    select closing.user_id, closing.id, movement.* from closing, ${openMovementsIn({ first: start_date, last: end_date })} as movement
    returning user_id, closing_id, staff_id, kind, base, amount
  ), sums as (
    insert into commission_closing_rows (user_id, closing_id, staff_id, staff_name, services_count, services_total,
      commissions_total, advances_total)
    select entry.user_id, closing_id, staff.id, staff.nome, ${servicesCounted(sql`count(*)`)},
      coalesce(sum(base) filter (where ${IS_SERVICE}), 0), coalesce(sum(amount) filter (where kind <> 'advance'), 0),
      coalesce(sum(amount) filter (where kind = 'advance'), 0)
    from entry join ${staffRows.as('staff')} on staff.user_id = entry.user_id and staff.id = entry.staff_id
    group by entry.user_id, closing_id, staff.id, staff.nome
  )
  select id from closing`;

export async function insertClosing(db: Database, owner: OwnerId, form: CloseForm): Promise<CommissionClosing> {
  const { rows } = await closingOf(owner, form).execute(db);
  const closing = await readClosing(db, rows[0]?.id ?? '');
  if (!closing) throw new Error('A period was closed and is not there.');
  return closing;
}

export async function readClosing(db: Database, id: string): Promise<CommissionClosing | undefined> {
  const { rows } = await sql<CommissionClosing>`select ${CLOSING} from commission_closings where id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** With the sums that go with it, for the history. */
export async function readClosedSums(db: Database, closing: string): Promise<object[]> {
  return db
    .selectFrom('commission_closing_rows')
    .select(['staff_id', 'staff_name', 'services_count', 'services_total', 'commissions_total', 'advances_total'])
    .where('closing_id', '=', closing)
    .orderBy('staff_name')
    .execute();
}

/** Its entries and sums go with it. */
export async function deleteClosing(db: Database, id: string): Promise<void> {
  await db.deleteFrom('commission_closings').where('id', '=', id).execute();
}
