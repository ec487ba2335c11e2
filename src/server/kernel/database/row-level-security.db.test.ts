import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asProgram, connectAsAdmin, fillSalon, idOf, refusal, signUp } from '../testing/salon.ts';

let admin: Client;
let mine: string;
let theirs: string;
let tables: { name: string; owner: string; columns: string }[];

const rowLevelSecurity = '42501';
const foreignKey = '23503';

beforeAll(async () => {
  admin = await connectAsAdmin();
  mine = await signUp(admin);
  theirs = await signUp(admin);
  await fillSalon(admin, mine);
  await fillSalon(admin, theirs);
  const { rows } = await admin.query(`
    select relname as name, case relname when 'profiles' then 'id' else 'user_id' end as owner, (
      select string_agg(quote_ident(attname), ', ') from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = '') as columns
    from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`);
  tables = rows;
});
afterAll(() => admin.end());

/** The tables of which the query counts at least one row. */
async function tablesWhere(count: (table: (typeof tables)[number]) => string): Promise<string[]> {
  const found: string[] = [];
  for (const table of tables) {
    const { rows } = await admin.query(count(table));
    if (Number(rows[0].count) > 0) found.push(table.name);
  }
  return found;
}

test('the salon of these tests has rows in every table', async () => {
  const filled = await tablesWhere(({ name, owner }) => `select count(*) from ${name} where ${owner} = '${mine}'`);
  expect(filled).toEqual(tables.map(({ name }) => name));
});

test('an owner sees their own rows of every table', async () => {
  const seen = await asProgram(admin, mine, () => tablesWhere(({ name }) => `select count(*) from ${name}`));
  expect(seen).toEqual(tables.map(({ name }) => name));
});

test('an owner sees nothing of another’s', async () => {
  const seen = await asProgram(admin, mine, () =>
    tablesWhere(({ name, owner }) => `select count(*) from ${name} where ${owner} <> '${mine}'`),
  );
  expect(seen).toEqual([]);
});

test('with no owner set every table reads as empty', async () => {
  const seen = await asProgram(admin, null, () => tablesWhere(({ name }) => `select count(*) from ${name}`));
  expect(seen).toEqual([]);
});

test('after a transaction that had an owner, the same connection has none', async () => {
  await asProgram(admin, mine, () => admin.query('select from clients'));
  const seen = await asProgram(admin, null, () => tablesWhere(({ name }) => `select count(*) from ${name}`));
  expect(seen).toEqual([]);
});

test.each([
  ['no owner', () => null],
  ['another owner', () => mine],
])('a row cannot be written with %s set', async (_, owner) => {
  for (const { name, columns, owner: ownerColumn } of tables) {
    await admin.query(`create temp table copied as select ${columns} from ${name} where ${ownerColumn} = '${theirs}'`);
    await admin.query('grant select on copied to madeixa_app');
    const write = () => refusal(admin.query(`insert into ${name} (${columns}) select ${columns} from copied`));
    expect(await asProgram(admin, owner(), write), name).toBe(rowLevelSecurity);
    await admin.query('drop table copied');
  }
});

test('an owner can neither change nor delete another’s rows, nor give rows away', async () => {
  // What triggers keep, nobody may write at all; of members, only some columns.
  const others = [
    'busy_times',
    'client_visits',
    'commission_months',
    'finalised_lines',
    'history',
    'members',
    'profiles',
  ];
  for (const { name, owner } of tables.filter(({ name }) => !others.includes(name))) {
    const change = `update ${name} set ${owner} = ${owner} where ${owner} = '${theirs}'`;
    expect((await asProgram(admin, mine, () => admin.query(change))).rowCount, change).toBe(0);
    const remove = `delete from ${name} where ${owner} = '${theirs}'`;
    expect((await asProgram(admin, mine, () => admin.query(remove))).rowCount, remove).toBe(0);
    const giveAway = `update ${name} set ${owner} = '${theirs}'`;
    expect(await asProgram(admin, mine, () => refusal(admin.query(giveAway))), giveAway).toBe(rowLevelSecurity);
  }
});

test('no row can refer to a row of another salon', async () => {
  const { rows: references } = await admin.query<{ from: string; column: string; to: string }>(`
    select conrelid::regclass::text as from, confrelid::regclass::text as to, attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[2]
    where contype = 'f' and connamespace = 'public'::regnamespace and cardinality(conkey) >= 2
      and conrelid <> 'busy_times'::regclass`);
  expect(references.length).toBeGreaterThan(20);
  for (const { from, column, to } of references) {
    const { rows } = await admin.query(`select id from ${to} where user_id = '${theirs}' limit 1`);
    // Which of its references a row has may follow from other columns.
    const link = `update ${from} set ${column} = '${rows[0].id}' where ${column} is not null`;
    expect(await asProgram(admin, mine, () => refusal(admin.query(link))), link).toBe(foreignKey);
  }
});

test('a portal call sees the one link whose token it holds, and that link only', async () => {
  const holding = (salon: string) => async () => {
    await admin.query(`select set_config('app.portal_link', encode(sha256('${salon}'), 'hex'), true)`);
    return admin.query('select user_id from staff_portal_access');
  };
  expect((await asProgram(admin, null, holding(theirs))).rows).toEqual([{ user_id: theirs }]);
  expect((await asProgram(admin, null, holding('a token nobody has'))).rows).toEqual([]);
});

test('deleting an account takes every row with it and leaves the other salon whole', async () => {
  const rowsOf = (salon: string) =>
    tablesWhere(({ name, owner }) => `select count(*) from ${name} where ${owner} = '${salon}'`);
  await admin.query('begin');
  await admin.query('set local role madeixa_auth');
  await admin.query('delete from auth.users where id = $1', [mine]);
  await admin.query('reset role');
  const left = { mine: await rowsOf(mine), theirs: await rowsOf(theirs) };
  await admin.query('rollback');
  expect(left).toEqual({ mine: [], theirs: tables.map(({ name }) => name) });
});

test('a name is found without its accents, whatever the case', async () => {
  const search = `select id = ${idOf(mine, 'ana')} as found from clients where search_name like app.search_text('ANA CONCEICAO')`;
  expect((await asProgram(admin, mine, () => admin.query(search))).rows).toEqual([{ found: true }]);
});
