import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Appointment } from '#contract/agenda/appointments.ts';
import type { DraftLine } from '#domain/agenda/draft-lines.ts';
import type { ClientPaymentMethod } from '#domain/shared/payment-methods.ts';
import { profileRows } from '#server/account/lent-select.ts';
import { clientRows } from '#server/clients/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { historyRows } from '#server/kernel/database/history-select.ts';
import type { Held } from '#server/kernel/database/holding.ts';
import type { DB } from '#server/kernel/database/schema.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { stockMovementRows } from '#server/products/lent-select.ts';
import { serviceRows } from '#server/services/lent-select.ts';
import { selectCards, VERSION } from '../diary/card-select.ts';
import { offeredFor } from '../offered-select.ts';
import { type AppointmentRecord, lineRecord, toAppointment } from './appointment-record.ts';

/** What only the server knows of an appointment stands beside what everybody may see. */
export type Stored = {
  appointment: Appointment;
  overlap_allowed: boolean;
  /** Of the first line; of the whole where an appointment has none. */
  service_id: string | null;
  category: string;
};

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
    .select(['appointments.stock_updated', 'appointments.overlap_allowed', 'appointments.in_turns'])
    .select(['appointments.service_id', 'appointments.category'])
    .select(sql<string>`appointments.cost::text`.as('cost'))
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('appointment_services as line')
          .select((line) => offeredFor(line.ref('line.service_id')).as('offered'))
          .select(['line.service_id', 'line.service_name', 'line.category', 'line.duration_minutes'])
          .select(['line.professional_id', 'line.products_used', 'line.commission_from_net'])
          .select(['line.parts', 'line.cleanup_minutes'])
          .select([
            sql<string>`line.unit_price::text`.as('unit_price'),
            sql<string>`line.discount_value::text`.as('discount_value'),
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

function toStored({ overlap_allowed, service_id, category, ...record }: StoredRecord): Stored {
  return { appointment: toAppointment(record as unknown as AppointmentRecord), overlap_allowed, service_id, category };
}

/** Whether any of a product has left the shelf for it, and has not come back. The caller holds the appointment. */
export async function hasTaken(db: Database, id: string, productId: string): Promise<boolean> {
  const { taken } = await db
    .selectFrom(stockMovementRows.as('taken'))
    .select(sql<boolean>`coalesce(sum(quantity_changed), 0) < 0`.as('taken'))
    .where('appointment_id', '=', id)
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  return taken;
}

/** As it was before the change that led to this version, if nothing else did; undefined for a new one. */
export async function readBeforeChange(db: Database, id: string, version: string): Promise<Appointment | undefined> {
  const { rows } = await sql<{ before: Appointment }>`
    select before from ${historyRows.as('line')}
    where entity = 'appointments' and entity_id = ${id} and action = 'update' and after ->> 'version' = ${version}
    order by id desc limit 1`.execute(db);
  return rows[0]?.before;
}

/** What has to be known of an appointment before its day can be locked, and the rows it points at be held. */
export function readBeforeLocking(db: Database, id: string) {
  return db
    .selectFrom('appointments')
    .select(['date', 'start_time', 'end_time', 'client_id', 'professional_id'])
    .select([
      // The salon's.
      sql<string>`app.salon_today()::text`.as('today'),
      sql<string>`(select timezone from ${profileRows.as('salon')})`.as('timezone'),
      sql<string[]>`array(select service_id from appointment_services
        where appointment_id = appointments.id and service_id is not null) || array_remove(array[appointments.service_id], null)`.as(
        'services',
      ),
      // Who does its lines, where that is somebody else.
      sql<string[]>`array(select professional_id from appointment_services
        where appointment_id = appointments.id and professional_id is not null)`.as('professionals'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

type Rows<Columns> = {
  columns: Columns;
  lines?: readonly DraftLine[] | undefined;
  lineColumns?: LineColumns;
  /** How long its one service takes, where that is all that changes of the lines; what it earns and uses stays. */
  lineMinutes?: number | undefined;
};

/** With its lines, or not at all: false where the id or the time is taken. */
export async function insertAppointment(
  { db, owner }: Held<'days'>,
  id: string,
  { columns, lines = [], lineColumns }: Rows<Updateable<DB['appointments']>>,
): Promise<boolean> {
  const saved = await db
    .with('saved', (db) =>
      db
        .insertInto('appointments')
        .values({ ...(columns as Insertable<DB['appointments']>), user_id: owner, id })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id'),
    )
    .with('added', () => linesInto(owner, lines, sql`select id from saved`, lineColumns))
    .selectFrom('saved')
    .select('id')
    .executeTakeFirst();
  return saved !== undefined;
}

/**
 * Lines that are given are written anew; else they stay as they are. One statement, because the database compares time and lines when it ends. Answers
 * the new version.
 */
export async function updateAppointment(
  { db, owner }: Held<'days'>,
  id: string,
  { columns, lines, lineColumns, lineMinutes }: Rows<Updateable<DB['appointments']>>,
): Promise<string> {
  const update = lines
    ? db
        .with('gone', (db) => db.deleteFrom('appointment_services').where('appointment_id', '=', id))
        .with('added', () => linesInto(owner, lines, sql`select ${id}::uuid as id`, lineColumns))
        .updateTable('appointments')
    : lineMinutes !== undefined
      ? db
          .with('stretched', (db) =>
            db
              .updateTable('appointment_services')
              .set({ duration_minutes: lineMinutes })
              .where('appointment_id', '=', id),
          )
          .updateTable('appointments')
      : db.updateTable('appointments');
  const { version } = await update
    .set(columns)
    .where('id', '=', id)
    .returning(VERSION.as('version'))
    .executeTakeFirstOrThrow();
  return version;
}

/** For a statement that also writes the appointment; `appointment` selects its id. */
function linesInto(
  owner: OwnerId,
  lines: readonly DraftLine[],
  appointment: ReturnType<typeof sql>,
  columns?: LineColumns,
) {
  return recordsInto(sql.val(owner), sql.val(lineRecords(lines)), appointment, columns);
}

export function lineRecords(lines: readonly DraftLine[]): string {
  return JSON.stringify(lines.map((line, position) => ({ ...lineRecord(line), position })));
}

export function recordsInto(
  owner: RawBuilder<OwnerId>,
  records: RawBuilder<string>,
  appointment: ReturnType<typeof sql>,
  columns: LineColumns = 'all',
) {
  const { names, types } = LINE_COLUMNS[columns];
  return sql<object>`(insert into appointment_services (user_id, appointment_id, ${names})
    select ${owner}::uuid, appointment.id, line.* from (${appointment}) appointment,
      jsonb_to_recordset(${records}::jsonb) as line (${types}))`;
}

type LineColumns = 'all' | 'plain' | 'asked';

const PLAIN = {
  service_id: 'uuid',
  service_name: 'text',
  category: 'text',
  unit_price: 'numeric',
  duration_minutes: 'integer',
  professional_id: 'uuid',
  position: 'smallint',
};
const EARNING = {
  commission_percent: 'numeric',
  commission_amount: 'numeric',
  commission_from_net: 'boolean',
  products_used: 'jsonb',
};

const columnList = (columns: Record<string, string>) => ({
  names: sql.raw(Object.keys(columns).join(', ')),
  types: sql.raw(
    Object.entries(columns)
      .map((column) => column.join(' '))
      .join(', '),
  ),
});

const DECIDED = { parts: 'smallint[]', cleanup_minutes: 'smallint', discount_value: 'numeric' };

/**
 * At the portal nobody reaches what a line earns and which products it uses. Neither there nor as a visitor does anybody take something off its price or say
 * which pauses it has: the database takes them from the service.
 */
const LINE_COLUMNS = {
  all: columnList({ ...PLAIN, ...EARNING, ...DECIDED }),
  asked: columnList({ ...PLAIN, ...EARNING }),
  plain: columnList(PLAIN),
};

/** Lines go with it; tickets and stock movements stay and no longer name it. */
export async function deleteAppointment(db: Database, id: string): Promise<void> {
  await db.deleteFrom('appointments').where('id', '=', id).execute();
}

export async function hasService(db: Database, id: string): Promise<boolean> {
  return (
    (await db.selectFrom(serviceRows.as('services')).select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  );
}

export async function holdClientOf(db: Database, id: string): Promise<void> {
  const client = db.selectFrom('appointments').select('client_id').where('id', '=', id);
  await db.selectFrom(clientRows.as('clients')).select('id').where('id', '=', client).forKeyShare().execute();
}

/**
 * Held until the transaction ends: two windows change it one after the other. Its client is held before, so that nobody is deleted who comes
 * to owe something by it.
 */
export async function lockPayment(db: Database, id: string) {
  await holdClientOf(db, id);
  return db
    .selectFrom('appointments')
    .select(['date as day', 'status', 'payment_method', 'client_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function setPaymentMethod(db: Database, id: string, payment_method: ClientPaymentMethod): Promise<void> {
  await db.updateTable('appointments').set({ payment_method }).where('id', '=', id).execute();
}
