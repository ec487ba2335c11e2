import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect, test } from 'vitest';
import { testDatabase } from './database.ts';

async function rowsOf(adminUrl: string, sql: string): Promise<unknown[]> {
  const connection = new pg.Client(adminUrl);
  await connection.connect();
  const { rows } = await connection.query(sql);
  await connection.end();
  return rows;
}

test('two test databases share the schema and nothing else', async () => {
  const [one, other] = await Promise.all([testDatabase(), testDatabase()]);
  await rowsOf(one.adminUrl, 'create table seen_by_one (id int)');
  const tables = `select table_name from information_schema.tables where table_name in ('appointments', 'seen_by_one')`;
  expect(await rowsOf(one.adminUrl, tables)).toHaveLength(2);
  expect(await rowsOf(other.adminUrl, tables)).toEqual([{ table_name: 'appointments' }]);
});

test('the tests run on the PostgreSQL that was asked for', async () => {
  const { adminUrl } = await testDatabase();
  const [row] = await rowsOf(adminUrl, `select current_setting('server_version_num')::int / 10000 as major`);
  expect(row).toEqual({ major: Number(process.env.TEST_POSTGRES ?? 18) });
});

test('the generated table types are those of the migrated schema', async () => {
  const { adminUrl } = await testDatabase();
  const verify = promisify(execFile)(process.execPath, ['tools/db-types.ts', '--verify'], {
    env: { ...process.env, DATABASE_URL: adminUrl },
  });
  await expect(verify).resolves.toBeDefined();
});
