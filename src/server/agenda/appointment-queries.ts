import { type RawBuilder, sql, type Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Appointment, AppointmentLine } from '#contract/agenda-appointments.ts';
import type { Database } from '#server/kernel/db.ts';
import type { OwnerId } from '#server/kernel/owner.ts';
import type { DB } from '#server/kernel/schema.ts';
import { type AppointmentRecord, columnsOf, type Draft, lineRecord, toAppointment } from './appointment-record.ts';
import { selectCards } from './card-queries.ts';

/** What only the server knows of an appointment stands beside what everybody may see. */
export type Stored = { appointment: Appointment; overlap_allowed: boolean };

export async function readAppointment(db: Database, id: string): Promise<Appointment | undefined> {
  const record = await selectAppointment(db, id).executeTakeFirst();
  return record && toStored(record).appointment;
}

/** Held until the transaction ends. Whoever changes lines holds the day before, so that they are read as they are now. */
export async function lockAppointment(db: Database, id: string): Promise<Stored | undefined> {
  const record = await selectAppointment(db, id).forUpdate('appointments').executeTakeFirst();
  return record && toStored(record);
}

function selectAppointment(db: Database, id: string) {
  return selectCards(db)
    .select(['appointments.stock_updated', 'appointments.overlap_allowed'])
    .select(sql<string>`appointments.cost::text`.as('cost'))
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('appointment_services as line')
          .select(['line.service_id', 'line.service_name', 'line.category', 'line.duration_minutes'])
          .select(['line.professional_id', 'line.products_used'])
          .select([
            sql<string>`line.unit_price::text`.as('unit_price'),
            sql<number | null>`line.commission_percent`.as('commission_percent'),
            sql<string | null>`line.commission_amount::text`.as('commission_amount'),
          ])
          .whereRef('line.appointment_id', '=', 'appointments.id')
          .orderBy('line.position'),
      ).as('details'),
    )
    .where('appointments.id', '=', id);
}

type StoredRecord = Awaited<ReturnType<ReturnType<typeof selectAppointment>['executeTakeFirstOrThrow']>>;

function toStored({ overlap_allowed, ...record }: StoredRecord): Stored {
  return { appointment: toAppointment(record as AppointmentRecord), overlap_allowed };
}

/** What has to be known of an appointment before its day can be locked, and the rows it points at be held. */
export function readBearings(db: Database, id: string) {
  return db
    .selectFrom('appointments')
    .select(['date', 'professional_id'])
    .select(
      sql<string[]>`array(select service_id from appointment_services
        where appointment_id = appointments.id and service_id is not null)`.as('services'),
    )
    .where('id', '=', id)
    .executeTakeFirst();
}

/** With its lines, or not at all: false where the id or the time is taken. */
export async function insertAppointment(db: Database, owner: OwnerId, id: string, draft: Draft): Promise<boolean> {
  const saved = await db
    .with('saved', (db) =>
      db
        .insertInto('appointments')
        .values({ ...columnsOf(draft), user_id: owner, id })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id'),
    )
    .with('added', () => linesInto(owner, draft.lines, sql`select id from saved`))
    .selectFrom('saved')
    .select('id')
    .executeTakeFirst();
  return saved !== undefined;
}

/** The lines are written anew, as the form has them. */
export async function updateAppointment(
  db: Database,
  owner: OwnerId,
  id: string,
  columns: Updateable<DB['appointments']>,
  lines: readonly AppointmentLine[],
): Promise<void> {
  await db
    .with('gone', (db) => db.deleteFrom('appointment_services').where('appointment_id', '=', id))
    .with('added', () => linesInto(owner, lines, sql`select ${id}::uuid as id`))
    .updateTable('appointments')
    .set(columns)
    .where('id', '=', id)
    .execute();
}

/** For a statement that also writes the appointment; `appointment` selects its id. */
function linesInto(owner: OwnerId, lines: readonly AppointmentLine[], appointment: ReturnType<typeof sql>) {
  return recordsInto(sql.val(owner), sql.val(lineRecords(lines)), appointment);
}

export function lineRecords(lines: readonly AppointmentLine[]): string {
  return JSON.stringify(lines.map((line, position) => ({ ...lineRecord(line), position })));
}

export function recordsInto(
  owner: RawBuilder<OwnerId>,
  records: RawBuilder<string>,
  appointment: ReturnType<typeof sql>,
) {
  return sql<object>`(insert into appointment_services (user_id, appointment_id, service_id, service_name, category, unit_price,
      duration_minutes, professional_id, position, commission_percent, commission_amount, products_used)
    select ${owner}::uuid, appointment.id, line.* from (${appointment}) appointment,
      jsonb_to_recordset(${records}::jsonb) as line (service_id uuid, service_name text, category text,
        unit_price numeric, duration_minutes integer, professional_id uuid, position smallint,
        commission_percent numeric, commission_amount numeric, products_used jsonb))`;
}

/** Lines go with it; tickets and stock movements stay and no longer name it. */
export async function deleteAppointment(db: Database, id: string): Promise<void> {
  await db.deleteFrom('appointments').where('id', '=', id).execute();
}

export async function hasService(db: Database, id: string): Promise<boolean> {
  return (await db.selectFrom('services').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Whether the commissions of that day have been closed. */
export async function isClosed(db: Database, date: string): Promise<boolean> {
  const closing = await db
    .selectFrom('commission_closings')
    .select('id')
    .where(sql<boolean>`period @> ${date}::date`)
    .executeTakeFirst();
  return closing !== undefined;
}
