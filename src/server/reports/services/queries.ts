import { sql } from 'kysely';
import type { LineSums } from '#domain/reports/margin.ts';
import type { DayRange } from '#domain/shared/period.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { serviceRows } from '#server/services/lent-select.ts';
import { lineFactsIn, lineSums } from '../lines/line-facts-select.ts';

export type ServiceSums = LineSums & { id: string | null; name: string | null; category: string };
type Row = ServiceSums & { is_before: boolean };

/** What each service of those days comes to, by its name of today; a deleted one by the name that its lines have. And what all came to before. */
export async function readServiceSums(
  db: Database,
  now: DayRange,
  before: DayRange,
): Promise<{ services: ServiceSums[]; before: LineSums[] }> {
  const { rows } = await sql<Row>`
    select false as is_before, fact.service_id as id, coalesce(services.name, fact.service_name)::text as name,
      coalesce(services.category, max(fact.category), '')::text as category, ${lineSums}
    from ${lineFactsIn(now)} as fact left join ${serviceRows.as('services')} on services.id = fact.service_id
    group by fact.service_id, coalesce(services.name, fact.service_name), services.category
    union all
    select true, null, null, '', ${lineSums} from ${lineFactsIn(before)} as fact`.execute(db);
  return {
    services: rows.flatMap(({ is_before, ...service }) => (is_before ? [] : [service])),
    before: rows.filter(({ is_before }) => is_before),
  };
}
