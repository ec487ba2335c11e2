import { sql } from 'kysely';
import type { ResultLine } from '#domain/reports/result.ts';
import type { DayRange } from '#domain/shared/period.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { amountsIn } from '../amounts-select.ts';

type ResultRow = { is_before: boolean; month: string; line: ResultLine; amount: string };

/** Both periods at once, added up where the rows are: a year of a large salon is a hundred thousand of them. */
export async function readAmounts(db: Database, range: DayRange, before: DayRange): Promise<ResultRow[]> {
  const { rows } = await sql<ResultRow>`
    select is_before, to_char(day, 'YYYY-MM') as month, line, sum(amount)::text as amount
    from (
      select false as is_before, day, line, amount from ${amountsIn(db, range)} as now
      union all
      select true, day, line, amount from ${amountsIn(db, before)} as before
    ) as counted
    where line <> 'purchases'
    group by is_before, month, line`.execute(db);
  return rows;
}
