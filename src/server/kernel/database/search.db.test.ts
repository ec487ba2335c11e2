import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OwnerId } from '../principal.ts';
import { testDatabase } from '../testing/database.ts';
import { connectAsAdmin, signUp } from '../testing/salon.ts';
import { type Database, databaseOf } from './db.ts';
import { openPool } from './pools.ts';
import { makeLogins } from './roles.ts';
import { searchHits, searchTerms } from './search.ts';

let db: Database;
let close: () => Promise<unknown>;

beforeAll(async () => {
  const { adminUrl } = await testDatabase();
  const admin = await connectAsAdmin(adminUrl);
  const owner = (await signUp(admin)) as OwnerId;
  const pool = openPool((await makeLogins(adminUrl, 'a secret for the tests of the search')).app, 2);
  db = databaseOf(pool, owner);
  close = () => Promise.all([pool.end(), admin.end()]);
  const clients = [
    { name: 'Ana Maria Conceição', phone: '+5511987654321' },
    { name: 'Maria da Silva', phone: '+353871234567' },
    { name: "Joana D'Ávila", phone: null },
    { name: 'Marina Maria Prado', phone: null },
  ];
  await db
    .insertInto('clients')
    .values(clients.map((client) => ({ ...client, user_id: owner })))
    .execute();
});
afterAll(() => close());

async function find(typed: string): Promise<string[]> {
  const rows = await db
    .selectFrom(searchHits(db, 'clients', searchTerms(typed)).as('hit'))
    .innerJoin('clients', 'clients.id', 'hit.id')
    .select('clients.name')
    .orderBy('hit.word')
    .orderBy('hit.search_name')
    .execute();
  return rows.map(({ name }) => name);
}

test.each([
  ['the beginning of any word', 'conc', ['Ana Maria Conceição']],
  ['whatever the accents and the case', 'CONCEIÇÃO', ['Ana Maria Conceição']],
  ['several words in any order', 'conc ana', ['Ana Maria Conceição']],
  ['a word behind an apostrophe', 'avila', ["Joana D'Ávila"]],
  ['the last four digits of a phone', '4321', ['Ana Maria Conceição']],
  ['a phone without its country, however it is written', '(11) 98765-43', ['Ana Maria Conceição']],
  ['a whole phone', '+353 87 123 4567', ['Maria da Silva']],
  ['nothing that is not there', 'zulmira', []],
  ['nothing from the middle of a word', 'ceic', []],
])('a client is found by %s', async (_, typed, names) => {
  expect(await find(typed)).toEqual(names);
});

test('a client whose name matches twice is found once, sorted by the word that matched first', async () => {
  expect(await find('mari')).toEqual(['Ana Maria Conceição', 'Maria da Silva', 'Marina Maria Prado']);
});

test('the search follows a rename and a deletion', async () => {
  await db.updateTable('clients').set({ name: 'Joana Prado' }).where('name', 'like', 'Joana%').execute();
  expect(await find('avila')).toEqual([]);
  expect(await find('prado')).toEqual(['Joana Prado', 'Marina Maria Prado']);
  await db.deleteFrom('clients').where('name', 'like', 'Joana%').execute();
  expect(await find('prado')).toEqual(['Marina Maria Prado']);
});

test('the beginning of a word is a range of the index, not a scan of the salon', async () => {
  const plan = await db.transaction().execute(async (db) => {
    const { sql } = await import('kysely');
    await sql`set local enable_seqscan = off`.execute(db);
    const query = searchHits(db, 'clients', ['mar']).orderBy('hit.word').orderBy('hit.search_name').limit(10).compile();
    const { rows } = await db.executeQuery<Record<string, string>>({ ...query, sql: `explain ${query.sql}` });
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toMatch(/Index Only Scan using search_words_pkey on search_words hit/);
  expect(plan).toMatch(/Index Cond: .*word >= .*word < /);
});

test('right after a large import, before the statistics know of it, a hit still looks up only its own words', async () => {
  const plan = await db.transaction().execute(async (db) => {
    const { sql } = await import('kysely');
    const owner = sql`nullif(current_setting('app.user_id', true), '')::uuid`;
    await sql`insert into clients (user_id, name) select ${owner}, 'Cliente ' || i from generate_series(1, 2000) i`.execute(
      db,
    );
    const query = searchHits(db, 'clients', ['cliente', '1999']).orderBy('hit.word').limit(10).compile();
    const { rows } = await db.executeQuery<Record<string, string>>({ ...query, sql: `explain (analyze) ${query.sql}` });
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  const discarded = [...plan.matchAll(/Rows Removed by (?:Join )?Filter: (\d+)/g)].map(([, rows]) => Number(rows));
  expect(Math.max(0, ...discarded), plan).toBeLessThan(10_000);
});
