import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Status } from '#domain/agenda/statuses.ts';
import { portalProfileRows } from '#server/account/lent-select.ts';
import { exceptionsIn, type Stretch, selectRules, timeOffIn } from '#server/agenda/diary/working-time-select.ts';
import { portalAppointmentRows, portalLineRows, timeOffRows } from '#server/agenda/lent-select.ts';
import { portalClientRows } from '#server/clients/lent-select.ts';
import { portalClosingRows } from '#server/commissions/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { type Places, prepared } from '#server/kernel/database/prepared.ts';
import { portalServiceRows } from '#server/services/lent-select.ts';
import { portalStaffRows } from '#server/team/lent-select.ts';

// Whose rows these are, the handle says (decision 022): nothing here names the professional to keep others out.

const clock = <Time extends string | null = string>(column: 'start_time' | 'end_time' | 'arrived_at' | 'started_at') =>
  sql<Time>`left(appointments.${sql.ref(column)}::text, 5)`;

/** As its professional may see it, and as the history keeps it. Amounts as text, because they travel inside JSON. */
function selectOwn(db: Database) {
  return db
    .selectFrom(portalAppointmentRows.as('appointments'))
    .select(['appointments.id', 'appointments.date', 'appointments.client_id', 'appointments.professional_id'])
    .select(['appointments.requires_confirmation', 'appointments.no_show'])
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
        selectFrom(portalLineRows.as('line'))
          .select(['line.service_id', 'line.service_name', 'line.duration_minutes', 'line.professional_id'])
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
  services: Array<{ id: string; name: string; category: string; price: string }>;
  /** The first that lies there already. */
  in_the_way: { start_time: string; end_time: string } | null;
  over_time_off: boolean;
  /** Which day it is in the salon, and what time. */
  today: string;
  now: string;
};

/** What a wish meets where it is to be written. */
export async function readAround(db: Database, wanted: Wanted): Promise<Around> {
  const { id, date, start_time, end_time, client_name, service_name } = wanted;
  const { rows } = await sql<Around>`
    select language, staff.nome as professional_name,
      array(select json_build_object('id', id, 'name', name) from ${portalClientRows.as('clients')}
        where search_name = app.search_text(${client_name}) limit 2) as clients,
      array(select json_build_object('id', id, 'name', name, 'category', category, 'price', price::text) from ${portalServiceRows.as('services')}
        where search_name = app.search_text(${service_name}) limit 2) as services,
      (select json_build_object('start_time', left(start_time::text, 5), 'end_time', left(end_time::text, 5))
        from ${portalAppointmentRows.as('appointments')} where professional_id = staff.id and date = ${date}::date
          and start_time < ${end_time}::time and end_time > ${start_time}::time
          and status <> 'cancelado' and id is distinct from ${id}::uuid
        order by start_time limit 1) as in_the_way,
      exists (select from ${timeOffRows.as('away')} where starts_at < ${date}::date + ${end_time}::time
        and ends_at > ${date}::date + ${start_time}::time) as over_time_off,
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
