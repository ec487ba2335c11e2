import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Formula } from '#contract/technical-sheets/forms.ts';
import type { TechnicalSheet } from '#contract/technical-sheets/operations.ts';
import { portalAppointmentRows, portalLineRows } from '#server/agenda/lent-select.ts';
import { clientRows } from '#server/clients/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { productRows } from '#server/products/lent-select.ts';
import { portalServiceRows } from '#server/services/lent-select.ts';
import { portalStaffRows } from '#server/team/lent-select.ts';

// Also for handles of professionals at the portal, which find whom they serve and no others (decision 022).

/** With its lines, as it travels. */
export function selectSheets(db: Database) {
  return db
    .selectFrom('technical_sheets as sheet')
    .select(['sheet.id', 'sheet.client_id', 'sheet.appointment_id', 'sheet.date', 'sheet.services', 'sheet.staff_id'])
    .select(['sheet.staff_name', 'sheet.result', 'sheet.is_next'])
    .select(sql<string>`sheet.updated_at::text`.as('version'))
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('technical_sheet_lines as line')
          .select(['line.place', 'line.product', 'line.brand', 'line.proportion', 'line.minutes'])
          .whereRef('line.sheet_id', '=', 'sheet.id')
          .orderBy('line.position'),
      ).as('lines'),
    );
}

export function readSheet(db: Database, id: string): Promise<TechnicalSheet | undefined> {
  return selectSheets(db).where('sheet.id', '=', id).executeTakeFirst();
}

export function sheetOfVisit(db: Database, appointmentId: string): Promise<TechnicalSheet | undefined> {
  return selectSheets(db).where('sheet.appointment_id', '=', appointmentId).executeTakeFirst();
}

/** As it stands before a change, which nobody else may make meanwhile. */
export async function lockSheet(db: Database, id: string): Promise<TechnicalSheet | undefined> {
  const held = await db.selectFrom('technical_sheets').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return held && readSheet(db, id);
}

/** One that this transaction holds. */
export async function heldSheet(db: Database, id: string): Promise<TechnicalSheet> {
  const sheet = await readSheet(db, id);
  if (!sheet) throw new Error('A technical sheet vanished while it was held.');
  return sheet;
}

/** What a sheet takes from the visit that it is of. A cancelled one is none. */
export type Visit = {
  client_id: string | null;
  date: string;
  professional_id: string | null;
  professional_name: string;
  services: string[];
};

const lineNames = (db: Database, appointment: string) =>
  db
    .selectFrom(portalLineRows.as('line'))
    .select(sql<string[]>`array_agg(line.service_name::text order by line.position)`.as('names'))
    .where('line.appointment_id', '=', sql.ref<string>(appointment));

/** Without lines the service itself tells what was done. */
export const servicesOf = (db: Database, appointment = 'appointments') =>
  sql<string[]>`coalesce(${lineNames(db, `${appointment}.id`)},
    (select array[service.name::text] from ${portalServiceRows.as('service')} where service.id = ${sql.ref(`${appointment}.service_id`)}), '{}')`;

export function readVisit(db: Database, id: string): Promise<Visit | undefined> {
  return db
    .selectFrom(portalAppointmentRows.as('appointments'))
    .select(['client_id', 'date', 'professional_id', 'professional_name'])
    .select(servicesOf(db).as('services'))
    .where('id', '=', id)
    .where('status', '<>', 'cancelado')
    .executeTakeFirst();
}

export async function hasClient(db: Database, id: string): Promise<boolean> {
  return (
    (await db.selectFrom(clientRows.as('clients')).select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  );
}

export function readProfessional(db: Database, id: string): Promise<{ id: string; nome: string } | undefined> {
  return db.selectFrom(portalStaffRows.as('staff')).select(['id', 'nome']).where('id', '=', id).executeTakeFirst();
}

export type SheetRow = {
  client_id: string;
  appointment_id: string | null;
  date: string;
  services: string[];
  staff_id: string | null;
  staff_name: string;
  result: string;
};

/** Undefined where that visit has one: of two who write it at once the second learns of the first. */
export async function insertSheet(db: Database, owner: OwnerId, row: SheetRow): Promise<string | undefined> {
  const made = await db
    .insertInto('technical_sheets')
    .values({ ...row, user_id: owner })
    .onConflict((conflict) => conflict.columns(['user_id', 'appointment_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

export async function insertLines(
  db: Database,
  owner: OwnerId,
  sheetId: string,
  lines: Formula['lines'],
): Promise<void> {
  if (lines.length === 0) return;
  const rows = lines.map((line, position) => ({ ...line, user_id: owner, sheet_id: sheetId, position }));
  await db.insertInto('technical_sheet_lines').values(rows).execute();
}

export async function deleteLines(db: Database, sheetId: string): Promise<void> {
  await db.deleteFrom('technical_sheet_lines').where('sheet_id', '=', sheetId).execute();
}

type Changed = Partial<Pick<SheetRow, 'date' | 'services' | 'staff_id' | 'staff_name'>> & { result: string };

export async function updateSheet(db: Database, id: string, values: Changed): Promise<void> {
  await db.updateTable('technical_sheets').set(values).where('id', '=', id).execute();
}

export async function markNext(db: Database, id: string, isNext: boolean): Promise<void> {
  await db.updateTable('technical_sheets').set({ is_next: isNext }).where('id', '=', id).execute();
}

/** One of a client's is repeated: what was marked before is not any more. */
export async function unmarkNext(db: Database, clientId: string): Promise<void> {
  await db
    .updateTable('technical_sheets')
    .set({ is_next: false })
    .where('client_id', '=', clientId)
    .where('is_next', '=', true)
    .execute();
}

/** Held all, always in this order: of two who mark at once the second sees the first's mark. */
export async function lockSheetsOf(db: Database, clientId: string): Promise<void> {
  await db
    .selectFrom('technical_sheets')
    .select('id')
    .where('client_id', '=', clientId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function deleteSheet(db: Database, id: string): Promise<void> {
  await db.deleteFrom('technical_sheets').where('id', '=', id).execute();
}

/**
 * The sheet of the visit, if it is this client's, and what a new one would be copied from, which is never the visit's own. In one statement; undefined when
 * there is no such client.
 */
export function lastSheets(
  db: Database,
  clientId: string,
  visitId: string | undefined,
): Promise<{ own: TechnicalSheet | null; last: TechnicalSheet | null } | undefined> {
  const visit = db
    .selectFrom(portalAppointmentRows.as('appointments'))
    .select(['id', 'client_id'])
    .select(servicesOf(db).as('services'))
    .where(sql<boolean>`id = ${visitId ?? null}::uuid`)
    .where('status', '<>', 'cancelado');
  // Somebody may have chosen another client in the form of the appointment, which is not saved yet.
  const own = selectSheets(db).where(sql<boolean>`sheet.appointment_id = visit.id and visit.client_id = clients.id`);
  const last = selectSheets(db)
    .where('sheet.client_id', '=', clientId)
    .where(sql<boolean>`(visit.id is null or sheet.appointment_id is distinct from visit.id)`)
    // A result alone is nothing to mix.
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('technical_sheet_lines as any').whereRef('any.sheet_id', '=', 'sheet.id')),
    )
    .orderBy('sheet.is_next', 'desc')
    .orderBy(sql`sheet.services && coalesce(visit.services, '{}')`, 'desc')
    .orderBy('sheet.date', 'desc')
    .orderBy('sheet.created_at', 'desc')
    .limit(1);
  return db
    .selectFrom(clientRows.as('clients'))
    .leftJoinLateral(visit.as('visit'), (join) => join.onTrue())
    .select([jsonObjectFrom(own).as('own'), jsonObjectFrom(last).as('last')])
    .where('clients.id', '=', clientId)
    .executeTakeFirst();
}

/** Which day it is in the salon. */
export async function ownToday(db: Database): Promise<string> {
  const { rows } = await sql<{ today: string }>`select app.salon_today()::text as today`.execute(db);
  return rows[0]?.today ?? '';
}

/** So many are read at the portal. */
const EARLIER = 10;

export function earlierSheets(db: Database, clientId: string, visitId: string): Promise<TechnicalSheet[]> {
  return selectSheets(db)
    .where('sheet.client_id', '=', clientId)
    .where(sql<boolean>`sheet.appointment_id is distinct from ${visitId}`)
    .orderBy('sheet.is_next', 'desc')
    .orderBy('sheet.date', 'desc')
    .orderBy('sheet.created_at', 'desc')
    .limit(EARLIER)
    .execute();
}

/** Of so many of the newest sheets. */
const LOOKED_AT = 500;
const MOST_SUGGESTED = 200;

/** What newer sheets name, most used first, and then the salon's products that they do not. */
export async function readSuggestions(db: Database) {
  const newer = sql`newer as (
    select line.product, line.brand, line.place, line.proportion from technical_sheet_lines as line
    where line.sheet_id in (select id from technical_sheets order by created_at desc limit ${LOOKED_AT}))`;
  const named = (column: string) =>
    sql`array(select ${sql.ref(column)}::text from newer where ${sql.ref(column)} <> '' group by 1 order by count(*) desc, 1 limit 50)`;
  type Row = { products: Array<{ product: string; brand: string }>; places: string[]; proportions: string[] };
  const { rows } = await sql<Row>`
    with ${newer},
      used as (select product, brand, count(*) as times from newer group by product, brand),
      known as (
        select product::text, brand::text, times from used
        union all
        select name, '', 0 from ${productRows.as('products')}
          where ativo and not exists (select from used where app.search_text(used.product) = products.search_name))
    select coalesce((select json_agg(json_build_object('product', product, 'brand', brand)) from (
        select product, brand from known order by times desc, product, brand limit ${MOST_SUGGESTED}) as few), '[]') as products,
      ${named('place')} as places, ${named('proportion')} as proportions`.execute(db);
  return rows[0] ?? { products: [], places: [], proportions: [] };
}
