import { sql } from 'kysely';
import type { ReportedLine } from '#contract/reports/lines.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { appointmentRows } from '#server/agenda/lent-select.ts';
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

type Row = Omit<ReportedLine, 'id'> & { place: number };

/** The lines beneath a figure, the newest first. The key is the last one's place in its appointment: where that stands, the database knows. */
export async function listLines(
  db: Database,
  { service_id, service_name, professional_id, cursor, ...range }: Asked,
): Promise<Page<ReportedLine> & Sums> {
  const [place = '', appointment] = keyFrom(cursor, 2) ?? [];
  const isAsked = [
    ...(service_id === 'none' ? [sql<boolean>`fact.service_id is null and fact.service_name is null`] : []),
    ...(service_id && service_id !== 'none' ? [sql<boolean>`fact.service_id = ${service_id}`] : []),
    ...(service_name ? [sql<boolean>`fact.service_id is null and fact.service_name = ${service_name}`] : []),
    ...(professional_id === 'none' ? [sql<boolean>`fact.staff_id is null`] : []),
    ...(professional_id && professional_id !== 'none' ? [sql<boolean>`fact.staff_id = ${professional_id}`] : []),
    sql<boolean>`true`,
  ];
  const isAfter = appointment && /^\d{1,4}$/.test(place) ? afterLine(appointment, Number(place)) : sql<boolean>`true`;
  const { rows } = await sql<Row & { whole: Sums }>`
    with fact as materialized (select * from ${lineFactsIn(range)} as fact where ${sql.join(isAsked, sql` and `)})
    select (select to_jsonb(sums) from (select ${lineSums} from fact) as sums) as whole,
      fact.appointment_id, fact.day::text as date, to_char(appointments.start_time, 'HH24:MI') as start_time, fact.place::int as place,
      coalesce(clients.name, appointments.client_name)::text as client_name,
      coalesce(services.name, fact.service_name)::text as service_name, coalesce(staff.nome, '')::text as professional_name,
      (fact.revenue * 100)::float8 as revenue, (fact.products * 100)::float8 as products, (fact.commission * 100)::float8 as commission,
      (fact.fee * 100)::float8 as fee
    from fact
      join ${appointmentRows.as('appointments')} on appointments.id = fact.appointment_id
      left join ${clientRows.as('clients')} on clients.id = appointments.client_id
      left join ${serviceRows.as('services')} on services.id = fact.service_id
      left join ${staffRows.as('staff')} on staff.id = fact.staff_id
    where ${isAfter}
    order by fact.day desc, appointments.start_time desc, fact.appointment_id desc, fact.place
    limit ${sql.lit(PAGE_ROWS + 1)}`.execute(db);
  const page = pageFrom(rows, (row) => [String(row.place), row.appointment_id]);
  return {
    ...(rows[0]?.whole ?? { count: 0, revenue: 0, products: 0, commission: 0, fee: 0 }),
    rows: page.rows.map(({ place, whole: _, ...line }) => ({ ...line, id: `${line.appointment_id} ${place}` })),
    next: page.next,
  };
}

const afterLine = (appointment: string, place: number) => sql<boolean>`
  (fact.day, appointments.start_time, fact.appointment_id, -fact.place)
    < (select last.date, last.start_time, last.id, ${-place}::bigint from ${appointmentRows.as('last')} where last.id = ${appointment})`;
