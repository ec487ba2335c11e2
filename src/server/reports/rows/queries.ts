import { sql } from 'kysely';
import type { CountedRow, CountedRows } from '#contract/reports/rows.ts';
import { centsFromDecimal } from '#domain/shared/money.ts';
import { isDate } from '#domain/shared/time.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { keyFrom, PAGE_ROWS, pageFrom } from '#server/kernel/database/paging.ts';
import { type Asked, type Counted, rowsOf } from './rows-select.ts';

/** The newest first. All are read for each page, because their sum is shown with them. */
export async function readRows(
  db: Database,
  { cursor, ...asked }: Asked & { cursor?: string | undefined },
): Promise<CountedRows> {
  const after = keyFrom(cursor, 3, isDate);
  const { rows } = await sql<Counted & { count: number; total: string }>`
    with counted as materialized (${rowsOf(db, asked)})
    select day::text, kind, place, thing, appointment_id, sale_id, number, name, coalesce(detail, '') as detail, part, parts,
      round(amount, 2)::text as amount, whole.count, whole.total
    from counted cross join (select count(*)::int as count, coalesce(round(sum(amount), 2), 0)::text as total from counted) as whole
    where ${after ? sql`(day, place, thing) < (${after[0]}::date, ${after[1]}, ${after[2]}::uuid)` : sql`true`}
    order by day desc, place desc, thing desc
    limit ${sql.lit(PAGE_ROWS + 1)}`.execute(db);
  const page = pageFrom(rows, ({ day, place, thing }) => [day, place, thing]);
  const [first] = rows;
  return {
    rows: page.rows.map(rowFrom),
    next: page.next,
    count: first?.count ?? 0,
    total: first ? centsFromDecimal(first.total) : 0,
  };
}

function rowFrom({ day, place, thing, part, parts, amount, ...row }: Counted & { count: number; total: string }) {
  const { count: _, total: __, ...said } = row;
  return {
    ...said,
    id: `${day} ${place} ${thing}`,
    date: day,
    part: part !== null && parts !== null ? { number: part, of: parts } : null,
    amount: centsFromDecimal(amount),
  } satisfies CountedRow;
}
