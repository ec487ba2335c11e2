import type { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#server/test-server.ts';

let server: TestServer;
let admin: Client;
beforeEach(async () => {
  // How old the built pages are is not asked here.
  server = await startTestServer();
  admin = server.admin;
});
afterEach(() => server.close());

const readiness = async () => {
  const { status, body } = await server.visitor().get('/readyz');
  expect(status).toBe((body as { status: string }).status === 'ready' ? 200 : 503);
  return body;
};

test.each([
  [
    'revoke select on staff_shifts from madeixa_visitor',
    1,
    'grant select on table public.staff_shifts to madeixa_visitor',
  ],
  ['revoke all on auth.sessions from madeixa_auth', 4, 'grant delete on table auth.sessions to madeixa_auth'],
  ['revoke usage on schema auth from madeixa_auth', 1, 'grant usage on schema auth to madeixa_auth'],
  [
    'revoke execute on function app.words(text, text) from madeixa_app',
    1,
    'grant execute on function app.words(text, text) to madeixa_app',
  ],
  [
    'revoke select (phone, country) on profiles from madeixa_visitor',
    1,
    'grant select (country, phone) on table public.profiles to madeixa_visitor',
  ],
  [
    'revoke select on app.own_commissions from madeixa_portal',
    1,
    'grant select on table app.own_commissions to madeixa_portal',
  ],
  // As a restore that went wrong would leave it.
  ['drop table staff_portal_access', 4, 'grant delete on table public.staff_portal_access to madeixa_app'],
])('after "%s" a server is not ready, and says how to mend it', async (damage, number, grant) => {
  await admin.query(damage);
  expect(await readiness()).toEqual({
    status: 'not ready',
    why: [`The database lacks rights of the program (${number}), such as: ${grant}.`],
  });
});

test('a server is not ready on a database that a newer version changed, unless that one lets older versions go on', async () => {
  await admin.query("insert into app.migrations (name, checksum) values ('9999_from_the_future.sql', 'x')");
  expect(await readiness()).toMatchObject({ why: [expect.stringMatching(/^A newer version .*9999_from_the_future/)] });
  await admin.query("update app.migrations set older_may_run = true where name = '9999_from_the_future.sql'");
  expect(await readiness()).toEqual({ status: 'ready' });
});

test('a server is not ready on a database that lacks one of its migrations', async () => {
  await admin.query("delete from app.migrations where name = '0022_side_by_side.sql'");
  expect(await readiness()).toMatchObject({ why: ['The database lacks the migration 0022_side_by_side.sql.'] });
});

test('a server is not ready while nobody guards the salons from each other', async () => {
  await admin.query('drop policy owner on clients');
  expect(await readiness()).toMatchObject({ why: [expect.stringContaining('such as owner on public.clients')] });
  await admin.query('alter table payments no force row level security');
  expect(await readiness()).toMatchObject({ why: [expect.stringContaining('public.payments is off')] });
});

test('a server is not ready on a database that can only be read', async () => {
  const { rows } = await admin.query('select current_database() as name');
  await admin.query(`alter role ${rows[0].name}_app_login set default_transaction_read_only = on`);
  const other = await startTestServer({}, server);
  expect((await other.visitor().get('/readyz')).body).toEqual({
    status: 'not ready',
    why: ['Nothing can be written: the database is read-only, as a standby is until it is promoted.'],
  });
  await other.close();
});

test('what was mended is noticed by itself', async () => {
  await admin.query('revoke select on staff_shifts from madeixa_visitor');
  expect(await readiness()).toMatchObject({ status: 'not ready' });
  await admin.query('grant select on staff_shifts to madeixa_visitor');
  expect(await readiness()).toEqual({ status: 'ready' });
});
