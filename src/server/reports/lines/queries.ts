import { sql } from 'kysely';
import type { ReportedLine } from '#contract/reports/lines.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { profileRows } from '#server/account/lent-select.ts';
import { appointmentRows } from '#server/agenda/lent-select.ts';
import { saleRows, saleVoidRows } from '#server/cashier/lent-select.ts';
import { clientRows } from '#server/clients/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { keyFrom, PAGE_ROWS, type Page, pageFrom } from '#server/kernel/database/paging.ts';
import { serviceRows } from '#server/services/lent-select.ts';
import { staffRows } from '#server/team/lent-select.ts';
import { lineFactsIn, lineSums } from './line-facts-select.ts';

type Asked = DayRange & {
  service_id?: string | undefined;
  service_name?: string | undefined;
  professional_id?: string | undefined;
  cursor?: string | undefined;
};

/** Of all lines that were asked for, not only of the page. */
type Sums = Pick<ReportedLine, 'revenue' | 'products' | 'commission' | 'fee'> & { count: number };

type Row = Omit<ReportedLine, 'id'> & { place: number; thing: string };

/** When it was done: an appointment's hour, or when its sale was finalised or taken back. */
const AT = sql`coalesce(appointments.start_time::time,
  (coalesce(back.voided_at, sales.finalized_at) at time zone (select timezone from ${profileRows.as('salon')}))::time)`;

/** The lines beneath a figure, the newest first. The key is the last one's place in its appointment or sale: where that stands, the database knows. */
export async function listLines(
  db: Database,
  { service_id, service_name, professional_id, cursor, ...range }: Asked,
): Promise<Page<ReportedLine> & Sums> {
  const [place = '', thing] = keyFrom(cursor, 2) ?? [];
  const isAsked = [
    ...(service_id === 'none' ? [sql<boolean>`fact.service_id is null and fact.service_name is null`] : []),
    ...(service_id && service_id !== 'none' ? [sql<boolean>`fact.service_id = ${service_id}`] : []),
    ...(service_name ? [sql<boolean>`fact.service_id is null and fact.service_name = ${service_name}`] : []),
    ...(professional_id === 'none' ? [sql<boolean>`fact.staff_id is null`] : []),
    ...(professional_id && professional_id !== 'none' ? [sql<boolean>`fact.staff_id = ${professional_id}`] : []),
    sql<boolean>`true`,
  ];
  const isAfter = thing && /^\d{1,4}$/.test(place) ? afterLine(thing, Number(place)) : sql<boolean>`true`;
  const { rows } = await sql<Row & { whole: Sums }>`
    with fact as materialized (
      select fact.*, ${AT} as at, coalesce(appointments.client_id, sales.client_id) as client_id,
        coalesce(appointments.client_name, sales.client_name, '') as client_name
      from ${lineFactsIn(range)} as fact
        left join ${appointmentRows.as('appointments')} on appointments.id = fact.appointment_id
        left join ${saleRows.as('sales')} on sales.id = fact.sale_id
        left join ${saleVoidRows.as('back')} on back.id = fact.thing
      where ${sql.join(isAsked, sql` and `)}
    )
    select (select to_jsonb(sums) from (select ${lineSums} from fact) as sums) as whole,
      fact.appointment_id, fact.sale_id, fact.thing, fact.day::text as date, to_char(fact.at, 'HH24:MI') as start_time, fact.place::int as place,
      coalesce(clients.name, fact.client_name)::text as client_name,
      coalesce(services.name, fact.service_name)::text as service_name, coalesce(staff.nome, '')::text as professional_name,
      (fact.revenue * 100)::float8 as revenue, (fact.products * 100)::float8 as products, (fact.commission * 100)::float8 as commission,
      (fact.fee * 100)::float8 as fee
    from fact
      left join ${clientRows.as('clients')} on clients.id = fact.client_id
      left join ${serviceRows.as('services')} on services.id = fact.service_id
      left join ${staffRows.as('staff')} on staff.id = fact.staff_id
    where ${isAfter}
    order by fact.day desc, fact.at desc, fact.thing desc, fact.place
    limit ${sql.lit(PAGE_ROWS + 1)}`.execute(db);
  const page = pageFrom(rows, (row) => [String(row.place), row.thing]);
  return {
    ...(rows[0]?.whole ?? { count: 0, revenue: 0, products: 0, commission: 0, fee: 0 }),
    rows: page.rows.map(({ place, thing, whole: _, ...line }) => ({ ...line, id: `${thing} ${place}` })),
    next: page.next,
  };
}

const afterLine = (thing: string, place: number) => sql<boolean>`
  (fact.day, fact.at, fact.thing, -fact.place)
    < (select last.day, last.at, last.thing, ${-place}::bigint from fact as last where last.thing = ${thing} limit 1)`;
