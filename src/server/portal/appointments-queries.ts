import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { BusyTime } from '#domain/agenda/busy.ts';
import type { Status } from '#domain/agenda/statuses.ts';
import type { WarningKind } from '#domain/clients/warnings.ts';
import { portalProfileRows } from '#server/account/lent-select.ts';
import {
  exceptionsIn,
  moment,
  type Stretch,
  selectRules,
  timeOffIn,
} from '#server/agenda/diary/working-time-select.ts';
import { portalAppointmentRows, portalBusyRows, portalLineRows, timeOffRows } from '#server/agenda/lent-select.ts';
import { portalClientRows, portalWarningRows } from '#server/clients/lent-select.ts';
import { portalClosingRows } from '#server/commissions/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { type Places, prepared } from '#server/kernel/database/prepared.ts';
import { portalServiceRows, visitedStaffServiceRows } from '#server/services/lent-select.ts';
import { portalStaffRows } from '#server/team/lent-select.ts';

// Whose rows these are, the handle says (decision 022): nothing here names the professional to keep others out.

const clock = <Time extends string | null = string>(column: 'start_time' | 'end_time' | 'arrived_at' | 'started_at') =>
  sql<Time>`left(appointments.${sql.ref(column)}::text, 5)`;

/** As its professional may see it, and as the history keeps it. Amounts as text, because they travel inside JSON. */
function selectOwn(db: Database) {
  return db
    .selectFrom(portalAppointmentRows.as('appointments'))
    .select(['appointments.id', 'appointments.date', 'appointments.client_id', 'appointments.professional_id'])
    .select(['appointments.requires_confirmation', 'appointments.in_turns', 'appointments.no_show'])
    .select(({ fn, selectFrom }) => [
      // Looked up one by one: a join would read all clients of the salon for the few of a day.
      fn
        .coalesce(
          selectFrom(portalClientRows.as('client'))
            .select('client.name')
            .whereRef('client.id', '=', 'appointments.client_id'),
          'appointments.client_name',
        )
        .as('client_name'),
      // For an appointment without lines.
      selectFrom(portalServiceRows.as('service'))
        .select('service.name')
        .whereRef('service.id', '=', 'appointments.service_id')
        .as('service_name'),
      sql<string>`appointments.updated_at::text`.as('version'),
      clock('start_time').as('start_time'),
      clock('end_time').as('end_time'),
      clock<string | null>('arrived_at').as('arrived_at'),
      clock<string | null>('started_at').as('started_at'),
      sql<Status>`appointments.status`.as('status'),
      sql<string>`appointments.service_revenue_price::text`.as('service_revenue_price'),
      sql<boolean>`app.is_closed(appointments.date)`.as('is_closed'),
      jsonArrayFrom(
        selectFrom(portalWarningRows.as('warning'))
          .select([sql<WarningKind>`warning.kind`.as('kind'), 'warning.title', 'warning.note'])
          .whereRef('warning.client_id', '=', 'appointments.client_id')
          .orderBy('warning.kind')
          .orderBy('warning.created_at')
          .orderBy('warning.id'),
      ).as('warnings'),
      jsonArrayFrom(
        selectFrom(portalBusyRows.as('busy'))
          .select([
            sql<string>`left(busy.start_time::text, 5)`.as('start'),
            sql<string>`left(busy.end_time::text, 5)`.as('end'),
          ])
          .whereRef('busy.appointment_id', '=', 'appointments.id')
          .orderBy('busy.start_time'),
      ).as('busy'),
      jsonArrayFrom(
        selectFrom(portalLineRows.as('line'))
          .select(['line.service_id', 'line.service_name', 'line.duration_minutes', 'line.professional_id'])
          .select(['line.parts', 'line.cleanup_minutes'])
          .select(sql<string>`line.unit_price::text`.as('unit_price'))
          .whereRef('line.appointment_id', '=', 'appointments.id')
          .orderBy('line.position'),
      ).as('lines'),
    ])
    .orderBy('appointments.date')
    .orderBy('appointments.start_time')
    .orderBy('appointments.id');
}

/** Everything that the portal shows of some days, in one statement. */
export async function readOwnDays(db: Database, stretch: Stretch) {
  const [days] = await selectOwnDays.run(db, stretch);
  if (!days) throw new Error('A salon without a profile has no portal.');
  return days;
}

const selectOwnDays = prepared(
  (db, { from, to }: Places<Stretch>) =>
    selectRules(db)
      .select(['business_name', 'country'])
      .select(({ selectFrom }) => [
        selectFrom(portalProfileRows.as('salon')).select('language').as('language'),
        jsonObjectFrom(selectFrom(portalStaffRows.as('staff')).select(['nome', 'color'])).as('professional'),
        jsonArrayFrom(exceptionsIn(db, { from, to })).as('exceptions'),
        jsonArrayFrom(timeOffIn(db, { from, to }).select('reason')).as('time_off'),
        jsonArrayFrom(
          selectFrom(portalClosingRows.as('closing'))
            .select(['start_date', 'end_date'])
            .where(sql<boolean>`period && daterange(${from}::date, ${to}::date, '[]')`),
        ).as('closings'),
        jsonArrayFrom(selectOwn(db).where(sql<boolean>`appointments.date between ${from}::date and ${to}::date`)).as(
          'appointments',
        ),
      ]),
  { planned: 'once' },
);

export function readOwn(db: Database, id: string) {
  return selectOwn(db).where('appointments.id', '=', id).executeTakeFirst();
}

export type OwnAppointment = NonNullable<Awaited<ReturnType<typeof readOwn>>>;

/** Held until the transaction ends, where it may be changed at all. */
export async function holdOwn(db: Database, id: string): Promise<void> {
  await db.selectFrom(portalAppointmentRows.as('appointments')).select('id').where('id', '=', id).forUpdate().execute();
}

export type Place = { date: string; start_time: string; end_time: string };
type Wanted = Place & { id: string | null; client_name: string; service_name: string };

export type Around = {
  language: string;
  professional_name: string;
  /** Those of that name, as names are compared; two are enough to know that it is nobody's own. */
  clients: Array<{ id: string; name: string }>;
  services: Array<{
    id: string;
    name: string;
    category: string;
    /** Their own, where they have one. */
    price: string;
    parts: number[];
    cleanup_minutes: number;
  }>;
  /** When they are busy on that day with something else. */
  busy: BusyTime[];
  /** When they are away on it. */
  away: Array<{ staff_id: string; starts_at: string; ends_at: string }>;
  /** Which day it is in the salon, and what time. */
  today: string;
  now: string;
};

/** What a wish meets where it is to be written. */
export async function readAround(db: Database, wanted: Wanted): Promise<Around> {
  const { id, date, client_name, service_name } = wanted;
  const { rows } = await sql<Around>`
    select language, staff.nome as professional_name,
      array(select json_build_object('id', id, 'name', name) from ${portalClientRows.as('clients')}
        where search_name = app.search_text(${client_name}) limit 2) as clients,
      array(select json_build_object('id', id, 'name', name, 'category', category, 'parts', parts, 'cleanup_minutes', cleanup_minutes,
          'price', coalesce((select own.price from ${visitedStaffServiceRows.as('own')} where own.service_id = services.id and not preco_variavel),
            services.price)::text)
        from ${portalServiceRows.as('services')} where search_name = app.search_text(${service_name}) limit 2) as services,
      array(select json_build_object('staff_id', staff_id, 'start_time', left(start_time::text, 5), 'end_time', left(end_time::text, 5))
        from ${portalBusyRows.as('busy')} where staff_id = staff.id and date = ${date}::date and appointment_id is distinct from ${id}::uuid
        order by start_time) as busy,
      array(select json_build_object('staff_id', staff_id, 'starts_at', ${moment('starts_at')}, 'ends_at', ${moment('ends_at')})
        from ${timeOffRows.as('away')} where starts_at < ${date}::timestamp + interval '1 day' and ends_at > ${date}::timestamp) as away,
      app.salon_today()::text as today, to_char(now() at time zone timezone, 'HH24:MI') as now
    from ${portalProfileRows.as('profiles')}, ${portalStaffRows.as('staff')}`.execute(db);
  const [around] = rows;
  if (!around) throw new Error('A professional who was proven is not in the team.');
  return around;
}

/** Products on its comanda; what they are is not the portal's. */
export async function hasOpenSale(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select app.has_open_sale(${id}::uuid) as has`.execute(db);
  return rows[0]?.has === true;
}
