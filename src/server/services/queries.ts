import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { StarterForm } from '#contract/services/forms.ts';
import type { Category, Service } from '#contract/services/operations.ts';
import type { Place } from '#domain/shared/countries.ts';
import { cents, centsFromDecimal, decimalFromCents } from '#domain/shared/money.ts';
import { profileRows } from '#server/account/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { keyFrom, pageAfter, pageFrom } from '#server/kernel/database/paging.ts';
import { searchHits, searchTerms } from '#server/kernel/database/search.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { productRows } from '#server/products/lent-select.ts';
import { staffRows } from '#server/team/lent-select.ts';
import { staffServiceRows } from './lent-select.ts';

export function listServices(db: Database, { search = '', cursor }: { search?: string; cursor?: string }) {
  const terms = searchTerms(search);
  return terms.length === 0 ? servicesByCategory(db, cursor) : servicesFound(db, terms, cursor);
}

async function servicesByCategory(db: Database, cursor?: string) {
  const rows = await selectServices(db)
    .select(['services.search_category', 'services.search_name'])
    .$call(pageAfter(keyFrom(cursor, 4), 'asc', 'search_category', 'category', 'search_name', 'id::uuid'))
    .execute();
  const page = pageFrom(rows, (row) => [row.search_category, row.category, row.search_name, row.id]);
  return { rows: page.rows.map(({ search_category, search_name, ...row }) => serviceFrom(row)), next: page.next };
}

async function servicesFound(db: Database, terms: string[], cursor?: string) {
  const hits = searchHits(db, 'services', terms).$call(
    pageAfter(keyFrom(cursor, 3), 'asc', 'hit.word', 'hit.search_name', 'hit.id::uuid'),
  );
  const rows = await selectServices(db)
    .innerJoin(hits.as('found'), 'found.id', 'services.id')
    .select(['found.word', 'found.search_name'])
    .orderBy('found.word')
    .orderBy('found.search_name')
    .orderBy('found.id')
    .execute();
  const page = pageFrom(rows, (row) => [row.word, row.search_name, row.id]);
  return { rows: page.rows.map(({ word, search_name, ...row }) => serviceFrom(row)), next: page.next };
}

export async function readGroups(db: Database): Promise<Array<{ category: string; services_count: number }>> {
  return db
    .selectFrom('services')
    .select(['category', sql<number>`count(*)::int`.as('services_count')])
    .groupBy(['search_category', 'category'])
    .orderBy('search_category')
    .orderBy('category')
    .execute();
}

export async function readService(db: Database, id: string): Promise<Service> {
  return serviceFrom(await selectServices(db).where('services.id', '=', id).executeTakeFirstOrThrow());
}

/** As it stands before a change, which nobody else may make meanwhile. */
export async function lockService(db: Database, id: string): Promise<Service | undefined> {
  const row = await selectServices(db).where('services.id', '=', id).forUpdate('services').executeTakeFirst();
  return row && serviceFrom(row);
}

export async function readServices(db: Database, ids: readonly string[]): Promise<Service[]> {
  const rows = await selectServices(db).where('services.id', '=', sql<string>`any(${ids}::uuid[])`).execute();
  return rows.map(serviceFrom);
}

type Later = 'commission_percent' | 'parts' | 'cleanup_minutes' | 'done_by_all';

/** What is not named stays as it is. */
type ServiceValues = Omit<Service, 'id' | 'products' | 'doers' | Later> & {
  [Name in Later]: Service[Name] | undefined;
};

export async function insertService(db: Database, owner: OwnerId, service: ServiceValues): Promise<string> {
  const { id } = await db
    .insertInto('services')
    .values({ ...rowFrom(service), user_id: owner })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Several at once, with a price or a variable one. */
export async function insertStarters(db: Database, owner: OwnerId, starters: readonly StarterForm[]) {
  const rows = starters.map(({ name, category, duration_minutes, price }) => ({
    user_id: owner,
    name,
    category,
    duration_minutes,
    price: decimalFromCents(cents(price ?? 0)),
    preco_variavel: price === null,
  }));
  const made = await db.insertInto('services').values(rows).returning('id').execute();
  return made.map(({ id }, index) => ({ id, ...starters[index] }));
}

/** Of these names those that a service has, however they are written: capitals and accents make no other service. */
export async function namesThere(db: Database, names: readonly string[]): Promise<Set<string>> {
  const { rows } = await known(names).execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** The same with the place of the salon, in one statement. */
export async function readStart(db: Database, names: readonly string[]): Promise<{ place: Place; there: Set<string> }> {
  const { there, ...place } = await db
    .selectFrom(profileRows.as('profiles'))
    .select(['country', 'language', sql<string[]>`array(${known(names)})`.as('there')])
    .$narrowType<Place>()
    .executeTakeFirstOrThrow();
  return { place, there: new Set(there) };
}

const known = (names: readonly string[]) => sql<{ name: string }>`
  select given.name from unnest(${names}::text[]) as given (name)
  where exists (select from services where search_name = app.search_text(given.name))`;

export async function updateService(db: Database, id: string, service: ServiceValues): Promise<void> {
  await db.updateTable('services').set(rowFrom(service)).where('id', '=', id).execute();
}

export async function countPublicServices(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('services')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('is_public', '=', true)
    .executeTakeFirstOrThrow();
  return count;
}

/** Its links go with it; lines of appointments keep its name. */
export async function deleteService(db: Database, id: string): Promise<void> {
  await db.deleteFrom('services').where('id', '=', id).execute();
}

export async function replaceLinks(db: Database, owner: OwnerId, id: string, productIds: string[]): Promise<void> {
  await db.deleteFrom('service_products').where('service_id', '=', id).execute();
  if (productIds.length === 0) return;
  await db
    .insertInto('service_products')
    .values(productIds.map((product_id) => ({ user_id: owner, service_id: id, product_id })))
    .execute();
}

/** Held until the end of the transaction, so that none goes while it is being linked. */
export async function haveProducts(db: Database, ids: string[]): Promise<boolean> {
  const found = await db
    .selectFrom(productRows.as('products'))
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .forKeyShare()
    .execute();
  return found.length === ids.length;
}

/* Categories */

export async function readCategories(db: Database): Promise<Category[]> {
  return selectCategories(db).orderBy(sql`app.search_text(service_categories.name)`).execute();
}

export async function readCategory(db: Database, id: string): Promise<Category> {
  return selectCategories(db).where('service_categories.id', '=', id).executeTakeFirstOrThrow();
}

type LockedCategory = Omit<Category, 'services_count'>;

export function lockCategory(db: Database, id: string): Promise<LockedCategory | undefined> {
  return db.selectFrom('service_categories').select(CATEGORY).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Whether there is one of this name; whoever renames it waits, so that no service is left with the old name. */
export async function holdCategory(db: Database, name: string): Promise<boolean> {
  const found = await db
    .selectFrom('service_categories')
    .select('id')
    .where('name', '=', name)
    .forShare()
    .executeTakeFirst();
  return found !== undefined;
}

/** Of these names those of the salon's own categories, as they are written here. They stay so until the end of the transaction. */
export async function holdCategoriesOf(db: Database, names: readonly string[]): Promise<Map<string, string>> {
  const wanted = [...new Set(names.map((name) => name.toLowerCase()))];
  const found = await db
    .selectFrom('service_categories')
    .select('name')
    .where(sql`lower(name)`, '=', sql<string>`any(${wanted}::text[])`)
    .orderBy('id')
    .forShare()
    .execute();
  return new Map(found.map(({ name }) => [name.toLowerCase(), name]));
}

/** Those whose name was free, capitals ignored: a call that runs at the same time may have been quicker. */
export function insertCategories(db: Database, owner: OwnerId, names: readonly string[]): Promise<LockedCategory[]> {
  return db
    .insertInto('service_categories')
    .values(names.map((name) => ({ name, user_id: owner })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(CATEGORY)
    .execute();
}

export async function hasCategories(db: Database): Promise<boolean> {
  return (await db.selectFrom('service_categories').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Of the salon whose categories these are. */
export async function readPlace(db: Database): Promise<Place> {
  return db
    .selectFrom(profileRows.as('profiles'))
    .select(['country', 'language'])
    .$narrowType<Place>()
    .executeTakeFirstOrThrow();
}

export async function updateCategory(
  db: Database,
  id: string,
  change: { name: string } | { show_in_dropdown: boolean },
): Promise<void> {
  await db.updateTable('service_categories').set(change).where('id', '=', id).execute();
}

/** The unique index has the last word: two windows may rename to the same name at once. */
export function isNameTaken(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'service_categories_name';
}

export async function renameOnServices(db: Database, from: string, to: string): Promise<void> {
  await db.updateTable('services').set({ category: to }).where('category', '=', from).execute();
}

export async function deleteCategory(db: Database, id: string): Promise<void> {
  await db.deleteFrom('service_categories').where('id', '=', id).execute();
}

const CATEGORY = ['id', 'name', 'show_in_dropdown'] as const;

function selectCategories(db: Database) {
  return db
    .selectFrom('service_categories')
    .leftJoin(
      db
        .selectFrom('services')
        .select(['category', sql<number>`count(*)::int`.as('services_count')])
        .groupBy('category')
        .as('used'),
      'used.category',
      'service_categories.name',
    )
    .select([
      'service_categories.id',
      'service_categories.name',
      'service_categories.show_in_dropdown',
      sql<number>`coalesce(used.services_count, 0)`.as('services_count'),
    ]);
}

function selectServices(db: Database) {
  return db
    .selectFrom('services')
    .select([
      'services.id',
      'services.name',
      'services.category',
      'services.description',
      'services.duration_minutes',
      'services.price',
      'services.preco_variavel',
      'services.is_public',
      'services.commission_percent',
      'services.done_by_all',
      'services.parts',
      'services.cleanup_minutes',
    ])
    .select((service) =>
      jsonArrayFrom(
        service
          .selectFrom(staffServiceRows.as('own'))
          // Whoever left keeps their row, for coming back.
          .innerJoin(staffRows.as('staff'), (join) =>
            join.onRef('staff.id', '=', 'own.staff_id').on('staff.ativo', '=', sql.lit(true)),
          )
          .select(['own.staff_id', inCents.as('price'), 'own.duration_minutes'])
          .select(sql<number | null>`own.commission_percent`.as('commission_percent'))
          .whereRef('own.service_id', '=', 'services.id')
          .orderBy('own.staff_id'),
      ).as('doers'),
    )
    .select((service) =>
      jsonArrayFrom(
        service
          .selectFrom('service_products')
          .innerJoin(productRows.as('products'), 'products.id', 'service_products.product_id')
          .select(['products.id', 'products.name'])
          .whereRef('service_products.service_id', '=', 'services.id')
          .orderBy('products.search_name')
          .orderBy('products.id'),
      ).as('products'),
    );
}

/** Inside of JSON a price would come as a number of reais. */
const inCents = sql<number | null>`(own.price * 100)::bigint`;

type ServiceRow = Omit<Service, 'price' | 'commission_percent'> & { price: string; commission_percent: string | null };

function serviceFrom({ price, commission_percent, ...row }: ServiceRow): Service {
  return {
    ...row,
    price: centsFromDecimal(price),
    commission_percent: commission_percent === null ? null : Number(commission_percent),
  };
}

function rowFrom(service: ServiceValues) {
  return { ...service, price: decimalFromCents(cents(service.price)) };
}
