import { type AliasedExpression, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ChangedClient, ClientForm, ImportedClient } from '#contract/clients/forms.ts';
import type { Client, ClientRow, KnownPhones } from '#contract/clients/operations.ts';
import { birthdayParts } from '#domain/clients/birthday.ts';
import type { Place } from '#domain/shared/countries.ts';
import { centsFromDecimal } from '#domain/shared/money.ts';
import { profileRows } from '#server/account/lent-select.ts';
import { appointmentRows } from '#server/agenda/lent-select.ts';
import { saleRows } from '#server/cashier/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { historyRows } from '#server/kernel/database/history-select.ts';
import { keyFrom, type Page, pageAfter, pageFrom } from '#server/kernel/database/paging.ts';
import { looksForPhone, searchHits, searchTerms } from '#server/kernel/database/search.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { debts } from '#server/payments/debts-select.ts';
import { staffRows } from '#server/team/lent-select.ts';

const BIRTHDAY = sql<string>`concat_ws('-', lpad(birth_year::text, 4, '0'), lpad(birth_month::text, 2, '0'), lpad(birth_day::text, 2, '0'))`;

export const CLIENT = [
  'id',
  'name',
  'phone',
  'phone_country',
  'email',
  BIRTHDAY.as('birthday'),
  'preferred_professional_id',
  'note',
  'created_at',
] as const;

/** With the parts of the key that the next page begins after. */
type Found = { word: string; search_name: string; id: string; name: string; phone: string | null };
type ListInput = { search?: string; cursor?: string; owing?: 'yes'; tag?: string };

const NOBODY = { rows: [], next: null };

/** `byPhone`: whether a phone finds somebody. */
export async function listClients(
  db: Database,
  now: Temporal.Instant,
  input: ListInput,
  byPhone: boolean,
): Promise<Page<ClientRow>> {
  const terms = searchTerms(input.search ?? '');
  if (!byPhone && looksForPhone(terms)) return NOBODY;
  const page: AliasedExpression<Found, 'clients'> =
    terms.length > 0 ? pageOfSearch(db, terms, input).as('clients') : pageByName(db, input).as('clients');
  const rows = await db
    .selectFrom(page)
    .leftJoinLateral(lastVisit(db, now).as('visit'), (join) => join.onTrue())
    .leftJoin(owing.as('owed'), 'owed.client_id', 'clients.id')
    .selectAll('clients')
    .select(['visit.date as last_visit', 'owed.amount as owes'])
    .select(noShows(db).as('no_shows'))
    .select(sql<string[]>`array(select tag from client_tags where client_id = clients.id order by word)`.as('tags'))
    .orderBy('clients.word')
    .orderBy('clients.search_name')
    .orderBy('clients.id')
    .execute();
  const { rows: kept, next } = pageFrom(rows, (row) => [row.word, row.search_name, row.id]);
  return {
    rows: kept.map(({ word: _, search_name: __, owes, ...client }) => ({
      ...client,
      owes: centsFromDecimal(owes ?? '0'),
    })),
    next,
  };
}

/** Everybody who owes something. Few do, so they are found once for a page and not for each of its rows. */
const owing = sql<{ client_id: string; amount: string }>`(
  select client_id, sum(amount)::text as amount from ${debts} as debt group by client_id)`;

/** However it is written; found by its index, whatever the number of clients. */
const tagged = (tag: string) => sql`(select client_id from client_tags where word = app.search_text(${tag}))`;

function pageByName(db: Database, { cursor, owing: only, tag = '' }: ListInput) {
  // The first part is the word, which is the same for all.
  const key = keyFrom(cursor, 3);
  return db
    .selectFrom('clients')
    .select([sql<string>`''`.as('word'), 'search_name', 'id', 'name', 'phone'])
    .$if(only !== undefined, (rows) => rows.where(sql<boolean>`id in (select client_id from ${owing} as owed)`))
    .$if(tag !== '', (rows) => rows.where(sql<boolean>`id in ${tagged(tag)}`))
    .$call(pageAfter(key?.slice(1), 'asc', 'search_name', 'id::uuid'));
}

function pageOfSearch(db: Database, terms: string[], { cursor, owing: only, tag = '' }: ListInput) {
  const hits = searchHits(db, 'clients', terms)
    .$if(only !== undefined, (rows) => rows.where(sql<boolean>`hit.id in (select client_id from ${owing} as owed)`))
    .$if(tag !== '', (rows) => rows.where(sql<boolean>`hit.id in ${tagged(tag)}`))
    .$call(pageAfter(keyFrom(cursor, 3), 'asc', 'hit.word', 'hit.search_name', 'hit.id::uuid'));
  return (
    db
      .selectFrom(hits.as('hit'))
      // One look-up a hit, whatever the statistics say (see searchHits).
      .innerJoinLateral(
        ({ selectFrom }) =>
          selectFrom('clients').select(['name', 'phone']).whereRef('clients.id', '=', 'hit.id').offset(0).as('found'),
        (join) => join.onTrue(),
      )
      .select(['hit.word', 'hit.search_name', 'hit.id', 'found.name', 'found.phone'])
  );
}

/** Day and time in the salon. */
export const clock = (now: Temporal.Instant) => sql`(select now::date, now::time from (
  select ${now.toString()}::timestamptz at time zone timezone as now from ${profileRows.as('profiles')}) as salon)`;

/** For each client of the query around it: the newest appointment that was not cancelled and has begun by the salon's clock. */
export function lastVisit(db: Database, now: Temporal.Instant) {
  return db
    .selectFrom(appointmentRows.as('appointments'))
    .select(['date', 'start_time'])
    .where('client_id', '=', sql.ref<string>('clients.id'))
    .where('status', '<>', 'cancelado')
    .where(sql<boolean>`(date, start_time) <= ${clock(now)}`)
    .orderBy('date', 'desc')
    .orderBy('start_time', 'desc')
    .limit(1);
}

/** For each client of the query around it: to how many appointments they did not come. */
export function noShows(db: Database) {
  return db
    .selectFrom(appointmentRows.as('missed'))
    .select(sql<number>`count(*)::int`.as('count'))
    .where('client_id', '=', sql.ref<string>('clients.id'))
    .where('no_show', '=', true)
    .$asScalar()
    .$notNull();
}

export async function countClients(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('clients')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function readClient(db: Database, id: string): Promise<Client | undefined> {
  return db.selectFrom('clients').select(CLIENT).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** What is left out stays as it is. */
function columnsOf<Form extends { birthday?: string | undefined }>({ birthday, ...form }: Form) {
  if (birthday === undefined) return form;
  const { year = null, month = null, day = null } = birthdayParts(birthday) ?? {};
  return { ...form, birth_year: year, birth_month: month, birth_day: day };
}

/** Without a phone where the client was made in passing. */
export type NewClient = Omit<ClientForm, 'phone'> & { phone: string | null };

/** Without phone and e-mail where they stay as they are. */
export type ClientChange = Omit<ChangedClient, 'id'>;

export function insertClient(db: Database, owner: OwnerId, client: NewClient): Promise<Client> {
  return db
    .insertInto('clients')
    .values({ ...columnsOf(client), user_id: owner })
    .returning(CLIENT)
    .executeTakeFirstOrThrow();
}

/** What is left out stays. */
export function updateClient(db: Database, id: string, client: ClientChange): Promise<Client> {
  return db
    .updateTable('clients')
    .set(columnsOf(client))
    .where('id', '=', id)
    .returning(CLIENT)
    .executeTakeFirstOrThrow();
}

export async function holdProfessional(db: Database, id: string): Promise<boolean> {
  const staff = db.selectFrom(staffRows.as('staff')).select('id').where('id', '=', id).forKeyShare();
  return (await staff.executeTakeFirst()) !== undefined;
}

export async function deleteClient(db: Database, id: string): Promise<void> {
  await db.deleteFrom('clients').where('id', '=', id).execute();
}

/** Nothing was booked or sold for them, and nothing written about them since they were added. */
export async function isUntouched(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql<{ untouched: boolean }>`
    select not exists (select from ${appointmentRows.as('appointments')} where client_id = ${id}::uuid)
      and not exists (select from ${saleRows.as('sales')} where client_id = ${id}::uuid)
      and (select count(*) from ${historyRows.as('history')}
        where entity in ('clients', 'client_warnings', 'client_tags') and entity_id = ${id}) = 1 as untouched`.execute(
    db,
  );
  return rows[0]?.untouched === true;
}

/** In one statement, whatever their number: rows whose phone the salon has, or an earlier row has, are left out. */
export function insertNewClients(db: Database, owner: OwnerId, clients: ImportedClient[]): Promise<Client[]> {
  const given = clients.map(({ tags: _, ...client }) => columnsOf(client));
  const rows = sql`jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
    as given (name text, phone text, phone_country text, email text, birth_year smallint, birth_month smallint, birth_day smallint)`;
  return db
    .insertInto('clients')
    .columns(['user_id', 'name', 'phone', 'phone_country', 'email', 'birth_year', 'birth_month', 'birth_day'])
    .expression(
      sql`select ${owner}::uuid, name, phone, phone_country, email, birth_year, birth_month, birth_day from ${rows}`,
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'phone']).doNothing())
    .returning(CLIENT)
    .execute();
}

export async function namesOfPhones(db: Database, phones: string[]): Promise<KnownPhones> {
  const rows = await db
    .selectFrom('clients')
    .select(['phone', 'name'])
    .where('phone', '=', sql<string>`any(${phones}::text[])`)
    .orderBy('search_name')
    .execute();
  return rows.flatMap(({ phone, name }) => (phone === null ? [] : [{ phone, name }]));
}

export function findByPhone(db: Database, phone: string): Promise<Pick<Client, 'id' | 'name'> | undefined> {
  return db.selectFrom('clients').select(['id', 'name']).where('phone', '=', phone).executeTakeFirst();
}

export type ExportedClient = {
  name: string;
  phone: string | null;
  email: string;
  birthday: string;
  tags: string[];
  created: string;
};

/** With the salon's language, in one statement; dates are the salon's. */
export async function readAllClients(db: Database): Promise<Place & { clients: ExportedClient[] }> {
  const created = sql<string>`to_char(clients.created_at at time zone profiles.timezone, 'YYYY-MM-DD')`;
  return db
    .selectFrom(profileRows.as('profiles'))
    .select(['country', 'language'])
    .$narrowType<Place>()
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('clients')
          .select(['name', 'phone', 'email', BIRTHDAY.as('birthday'), created.as('created')])
          .select(
            sql<string[]>`array(select tag from client_tags where client_id = clients.id order by word)`.as('tags'),
          )
          .orderBy('search_name')
          .orderBy('id'),
      ).as('clients'),
    )
    .executeTakeFirstOrThrow();
}
