import { sql } from 'kysely';
import type { Cents } from '#domain/shared/money.ts';
import type { DayRange } from '#domain/shared/period.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { staffRows } from '#server/team/lent-select.ts';
import { lineFactsIn } from '../lines/line-facts-select.ts';

export type PartnerSums = {
  is_before: boolean;
  month: string;
  id: string | null;
  name: string;
  role: string | null;
  services: number;
  gross: Cents;
  commission: Cents;
};

/** What everybody did in each month of those days, and of those before. */
export async function readPartnerSums(db: Database, now: DayRange, before: DayRange): Promise<PartnerSums[]> {
  const { rows } = await sql<PartnerSums>`
    select is_before, to_char(day, 'YYYY-MM') as month, staff_id as id, coalesce(staff.nome, '')::text as name, staff.funcao::text as role,
      sum(number)::int as services, (sum(revenue) * 100)::float8 as gross, (sum(commission) * 100)::float8 as commission
    from (
      select false as is_before, * from ${lineFactsIn(now)} as fact
      union all
      select true, * from ${lineFactsIn(before)} as fact
    ) as fact left join ${staffRows.as('staff')} on staff.id = fact.staff_id
    group by is_before, to_char(day, 'YYYY-MM'), staff_id, staff.nome, staff.funcao`.execute(db);
  return rows;
}
