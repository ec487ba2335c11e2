import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { SheetVisit } from '#contract/technical-sheets/operations.ts';
import { profileRows } from '#server/account/lent-select.ts';
import { appointmentRows } from '#server/agenda/lent-select.ts';
import { clientRows } from '#server/clients/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { keyFrom, type Page, pageFrom } from '#server/kernel/database/paging.ts';
import { staffRows } from '#server/team/lent-select.ts';
import { PHOTOS_OF_VISIT, selectPhotos } from './photos-queries.ts';
import { selectSheets, servicesOf } from './queries.ts';

/** A page is read further only by who looks for something. */
const VISITS = 30;

type Entry = { id: string; is_visit: boolean; date: string; start_time: string };
type Input = { client_id: string; cursor?: string };

/**
 * A client's visits that are done or have begun, and those that have a sheet; and the sheets of no visit. Newest first. The key is the last row's id:
 * where it stands, the database knows. Undefined when there is no such client.
 */
export async function listVisits(
  db: Database,
  now: Temporal.Instant,
  { client_id, cursor }: Input,
): Promise<Page<SheetVisit> | undefined> {
  const [last] = keyFrom(cursor, 1) ?? [];
  const clock = sql`(select ${now.toString()}::timestamptz at time zone timezone from ${profileRows.as('profiles')})`;
  const entries = sql<Entry>`(
    select visit.id, true as is_visit, visit.date, visit.start_time from ${appointmentRows.as('visit')}
      where visit.client_id = ${client_id} and (
        visit.status <> 'cancelado' and (visit.status = 'finalizado' or visit.started_at is not null or visit.date + visit.start_time <= ${clock})
        or exists (select from technical_sheets as written where written.appointment_id = visit.id))
    union all
    select id, false, date, time '00:00' from technical_sheets where client_id = ${client_id} and appointment_id is null)`;
  const page = db
    .selectFrom(entries.as('entry'))
    .leftJoin(appointmentRows.as('appointments'), (join) =>
      join.onRef('appointments.id', '=', 'entry.id').on('entry.is_visit', '=', true),
    )
    .leftJoin(staffRows.as('staff'), (join) =>
      join.on(
        sql<boolean>`staff.id = coalesce(appointments.professional_id,
          (select staff_id from technical_sheets as alone where not entry.is_visit and alone.id = entry.id))`,
      ),
    )
    .select(['entry.id', 'entry.date', 'appointments.id as appointment_id'])
    .select(sql<string | null>`left(appointments.start_time::text, 5)`.as('start_time'))
    .select(servicesOf(db).as('services'))
    .select(['appointments.professional_id', 'appointments.professional_name', 'staff.color as professional_color'])
    .select(
      jsonObjectFrom(
        selectSheets(db).where(
          sql<boolean>`case when entry.is_visit then sheet.appointment_id = entry.id else sheet.id = entry.id end`,
        ),
      ).as('sheet'),
    )
    .select(
      jsonArrayFrom(
        selectPhotos(db)
          .where(
            sql<boolean>`case when entry.is_visit then photo.appointment_id = entry.id else photo.sheet_id = entry.id end`,
          )
          .limit(PHOTOS_OF_VISIT),
      ).as('photos'),
    )
    .$if(last !== undefined, (rows) =>
      rows.where(
        sql<boolean>`(entry.date, entry.start_time, entry.id) <
          (select date, start_time, id from ${entries} as known where id = ${last})`,
      ),
    )
    .orderBy('entry.date', 'desc')
    .orderBy('entry.start_time', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(VISITS + 1);
  const client = await db
    .selectFrom(clientRows.as('clients'))
    .select(jsonArrayFrom(page).as('entries'))
    .where('id', '=', client_id)
    .executeTakeFirst();
  if (!client) return undefined;
  const { rows, next } = pageFrom(client.entries, (row) => [row.id], VISITS);
  return {
    rows: rows.map(({ sheet, ...row }): SheetVisit => {
      if (row.appointment_id !== null) return { ...row, professional_name: row.professional_name ?? '', sheet };
      const { services = [], staff_id = null, staff_name = '' } = sheet ?? {};
      return { ...row, professional_id: staff_id, professional_name: staff_name, services, sheet };
    }),
    next,
  };
}
