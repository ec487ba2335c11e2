import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { asProgram, connectAsAdmin, fillSalon, signUp } from '../testing/salon.ts';
import { migrate } from './migrate.ts';
import { makeLogins } from './roles.ts';

const OURS = fileURLToPath(new URL('../../../../db/migrations', import.meta.url));

let folder: string;
let emptyUrl: string;
let admin: Client;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  const { adminUrl } = await testDatabase();
  admin = await connectAsAdmin(adminUrl);
  emptyUrl = await emptyDatabase(adminUrl);
});
afterEach(async () => {
  await admin.end();
  await rm(folder, { recursive: true });
});

async function emptyDatabase(adminUrl: string, owner = 'default'): Promise<string> {
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name} owner ${owner}`);
  return adminUrl.replace(/\/test_\w+\?/, `/${name}?`);
}

const write = (name: string, sql: string) => writeFile(join(folder, name), sql);

async function rowsIn(url: string, sql: string): Promise<unknown[]> {
  const client = await connectAsAdmin(url);
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

test('migrations run in the order of their names, each once', async () => {
  await write('0002_rename.sql', 'alter table chairs rename to seats');
  await write('0001_chairs.sql', 'create table chairs (id int)');
  await write('notes.txt', 'not a migration');
  const announced: string[] = [];
  const applied = await migrate(emptyUrl, { folder, onApply: (name) => announced.push(name) });
  expect(applied).toEqual(['0001_chairs.sql', '0002_rename.sql']);
  expect(announced).toEqual(applied);
  await write('0003_insert.sql', 'insert into seats values (1)');
  expect(await migrate(emptyUrl, { folder })).toEqual(['0003_insert.sql']);
  expect(await migrate(emptyUrl, { folder })).toEqual([]);
  expect(await rowsIn(emptyUrl, 'select * from public.seats')).toEqual([{ id: 1 }]);
});

test('a migration that was changed after it ran is named in one sentence, and nothing runs', async () => {
  await write('0001_chairs.sql', 'create table chairs (id int)');
  await migrate(emptyUrl, { folder });
  await write('0001_chairs.sql', 'create table chairs (id bigint)');
  await write('0002_seats.sql', 'create table seats (id int)');
  await expect(migrate(emptyUrl, { folder })).rejects.toThrow(
    'Migration 0001_chairs.sql was changed after it was applied',
  );
  expect(await rowsIn(emptyUrl, "select to_regclass('seats') as seats")).toEqual([{ seats: null }]);
});

test('a database that a newer version changed is left alone, unless that version lets older ones go on', async () => {
  await write('0001_chairs.sql', 'create table chairs (id int)');
  await write('0002_seats.sql', 'alter table chairs add column seats int');
  await migrate(emptyUrl, { folder });
  await rm(join(folder, '0002_seats.sql'));
  expect(await migrate(emptyUrl, { folder })).toEqual([]);

  await write('0002_seats.sql', 'alter table chairs add column seats int');
  await write(
    '0003_no_seats.sql',
    '-- Stop all servers first: they read the column.\nalter table chairs drop column seats',
  );
  await migrate(emptyUrl, { folder });
  await rm(join(folder, '0003_no_seats.sql'));
  await write('0004_tables.sql', 'create table tables (id int)');
  await expect(migrate(emptyUrl, { folder })).rejects.toMatchObject({
    lacks: [{ what: 'newerMigration', name: '0003_no_seats.sql' }],
  });
  expect(await rowsIn(emptyUrl, "select to_regclass('tables') as tables")).toEqual([{ tables: null }]);
});

test('line ends of another system are not a change', async () => {
  await write('0001_chairs.sql', 'create table chairs (\n id int)');
  await migrate(emptyUrl, { folder });
  await write('0001_chairs.sql', 'create table chairs (\r\n id int)');
  expect(await migrate(emptyUrl, { folder })).toEqual([]);
});

test('a migration that fails halfway leaves nothing of itself, and those before it stay', async () => {
  await write('0001_chairs.sql', 'create table chairs (id int)');
  await write('0002_seats.sql', 'create table seats (id int); select 1 / 0');
  await expect(migrate(emptyUrl, { folder })).rejects.toThrow('Migration 0002_seats.sql failed: division by zero');
  const tables = "select to_regclass('chairs')::text as chairs, to_regclass('seats')::text as seats";
  expect(await rowsIn(emptyUrl, tables)).toEqual([{ chairs: 'chairs', seats: null }]);
  await write('0002_seats.sql', 'create table seats (id int)');
  expect(await migrate(emptyUrl, { folder })).toEqual(['0002_seats.sql']);
});

test('of two servers that start at once one migrates and the other waits for it', async () => {
  await write('0001_chairs.sql', 'create table chairs (id int)');
  const applied = await Promise.all([migrate(emptyUrl, { folder }), migrate(emptyUrl, { folder })]);
  expect(applied.flat()).toEqual(['0001_chairs.sql']);
});

test('an unreachable database is told in the driver’s own words', async () => {
  await expect(migrate('postgres://nobody@/none?host=/nowhere', { folder })).rejects.toMatchObject({ code: 'ENOENT' });
});

test('the whole schema needs no superuser, and shows its administrator no salon', async () => {
  const boss = `boss_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create role ${boss} createrole`);
  const { adminUrl } = await testDatabase();
  const url = await emptyDatabase(adminUrl, boss);
  expect(await migrate(`${url}&options=-c%20role%3D${boss}`)).toContain('0010_sign_up.sql');

  const client = await connectAsAdmin(url);
  const salon = await signUp(client);
  await fillSalon(client, salon);
  expect((await asProgram(client, salon, () => client.query('select name from clients'))).rowCount).toBe(2);
  await client.query(`set role ${boss}`);
  expect((await client.query('select from clients')).rowCount).toBe(0);
  expect((await client.query('select from profiles')).rowCount).toBe(0);
  await client.end();
});

test('before a migration that needs all servers stopped nobody is signed in, also for an administrator who is no superuser', async () => {
  const boss = `boss_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create role ${boss} createrole`);
  await admin.query(
    `grant madeixa_app, madeixa_auth, madeixa_visitor, madeixa_portal, madeixa_system to ${boss} with admin option`,
  );
  const { adminUrl } = await testDatabase();
  const url = `${await emptyDatabase(adminUrl, boss)}&options=-c%20role%3D${boss}`;
  await migrate(url);
  const secret = 'a secret that is long enough for all of this';
  const before = await makeLogins(url, secret);
  const running = new Client(before.app);
  running.on('error', () => {});
  await running.connect();

  for (const name of await readdir(OURS)) await cp(join(OURS, name), join(folder, name));
  await write('9998_fails.sql', '-- Stop all servers first: they know no seats.\nselect 1 / 0');
  await expect(migrate(url, { folder })).rejects.toThrow('division by zero');
  await expect(running.query('select 1')).rejects.toThrow();
  // Nothing has changed: they may go on.
  const again = new Client(before.app);
  await again.connect();
  again.on('error', () => {});

  await write('9998_fails.sql', '-- Stop all servers first: they know no seats.\ncreate table seats (id int)');
  await migrate(url, { folder });
  await expect(again.query('select 1')).rejects.toThrow();
  await expect(new Client(before.app).connect()).rejects.toMatchObject({ code: '28000' });
  const after = new Client((await makeLogins(url, secret)).app);
  await after.connect();
  await after.end();
  await expect(new Client(before.app).connect()).rejects.toMatchObject({ code: '28P01' });
});
