import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sellingSalon } from './cashier/testing/selling-salon.ts';
import { migrate } from './kernel/database/migrate.ts';
import { makeLogins } from './kernel/database/roles.ts';
import { type Program, runProgram } from './kernel/testing/program.ts';
import { ROOT, releasesBefore, unpackSources } from './kernel/testing/release.ts';
import { refusal } from './kernel/testing/salon.ts';
import { expectKept } from './reports/testing/kept.ts';
import { TEST_SECRET, testServer } from './test-server.ts';

// Starts two programs on one database: seconds, but a busy machine may need its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let folder: string;
const server = testServer();
const programs: Program[] = [];

beforeAll(async () => {
  // Below the project, whose packages the release before runs on.
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  folder = mkdtempSync(join(ROOT, '.cache/release-before-'));
});
afterAll(async () => {
  for (const { process } of programs) process.kill('SIGKILL');
  await Promise.all(programs.map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
});

/** On this release's database, beside this release's server, unless another one is named. */
async function start(main?: string, adminUrl = server.adminUrl): Promise<Program & { url: string | undefined }> {
  const settings = { DATABASE_URL: adminUrl, SECRET: TEST_SECRET, DATA_DIR: folder, PAGES: 'elsewhere' };
  const program = runProgram(settings, main);
  programs.push(program);
  return { ...program, url: await program.ready };
}

const [before = ''] = releasesBefore();

test(`a server of ${before} works on the database of this version, or says why it does not`, async () => {
  const old = await start(unpackSources(before, join(folder, before)));
  if (!old.url) {
    // A release that wants all servers stopped.
    expect(old.output()).toContain('A newer version has changed the database');
    return;
  }
  const salon = await sellingSalon(server);
  const call = callerOf(old.url);
  const { email, password } = salon.owner;
  expect(await call('/api/account/sign-in', { email, password })).toMatchObject({ status: 200 });

  const id = crypto.randomUUID();
  const appointment = {
    ...{ client_id: salon.client, professional_id: salon.rita, date: '2026-11-17', start_time: '10:00' },
    ...{ status: 'finalizado', payment_method: 'PIX', discount_value: 0, lines: [salon.line()] },
  };
  expect(await call('/api/agenda/appointments', { id, appointment })).toMatchObject({ status: 200 });
  expect(await salon.paymentsOf(id)).toMatchObject([{ method: 'PIX', amount: 80 }]);
  expect(await salon.read(id)).toMatchObject({ status: 200, body: { status: 'finalizado', revenue: 80_00 } });

  const { id: sale, version, total } = await salon.open();
  const payments = [{ method: 'Dinheiro', amount: total }];
  expect(await call(`/api/cashier/sales/${sale}/finalise`, { version, payments })).toMatchObject({ status: 200 });
  expect(await salon.paymentsOf(sale)).toMatchObject([{ method: 'Dinheiro', amount: 30 }]);
  // What the database keeps, it keeps of whatever writes.
  const { rows } = await server.admin.query('select thing, revenue from finalised_lines order by revenue');
  expect(rows).toEqual([
    { thing: sale, revenue: '30.00' },
    { thing: id, revenue: '80.00' },
  ]);
  await expectKept(server);
});

test('what a version without payments would write is refused when it is committed', async () => {
  const salon = await sellingSalon(server);
  const { id } = await salon.book();
  const sale = await salon.open();
  const { app } = await makeLogins(server.adminUrl, TEST_SECRET);
  const client = new Client(app);
  await client.connect();
  const transaction = (statement: string) =>
    refusal(client.query(`begin; set local app.user_id = '${salon.owner.id}'; ${statement}; commit`));
  expect(
    await transaction(`update appointments set status = 'finalizado', payment_method = 'PIX' where id = '${id}'`),
  ).toBe('23514');
  expect(
    await transaction(
      `update sales set status = 'finalised', payment_method = 'PIX', total = 30, finalized_at = now(), finalized_on = '2026-11-17' where id = '${sale.id}'`,
    ),
  ).toBe('23514');
  await client.end();
  expect(await salon.read(id)).toMatchObject({ body: { status: 'pendente' } });
  expect(await salon.readSale(sale.id)).toMatchObject({ status: 'open' });
});

test('a migration that needs all servers stopped shuts out those that run: they end in words, and do not start again', async () => {
  // The old one migrates a database of its own, so that it runs whatever this release asks for.
  const name = `before_${crypto.randomUUID().replaceAll('-', '')}`;
  await server.admin.query(`create database ${name}`);
  const theirs = server.adminUrl.replace(/\/test_\w+\?/, `/${name}?`);
  const main = unpackSources(before, join(folder, before));
  const [old, ours] = await Promise.all([start(main, theirs), start()]);
  expect(old.url, old.output()).toBeTruthy();
  expect(ours.url, ours.output()).toBeTruthy();
  const newer = join(folder, 'migrations');
  cpSync(join(ROOT, 'db/migrations'), newer, { recursive: true });
  const seats = '-- Stop all servers first: they know no seats.\ncreate table seats (id int)';
  writeFileSync(join(newer, '9999_seats.sql'), seats);
  for (const adminUrl of [theirs, server.adminUrl]) {
    await migrate(adminUrl, { folder: newer });
    await makeLogins(adminUrl, TEST_SECRET);
  }

  expect(await ours.ended).toBe(1);
  expect(ours.output()).toContain('A newer version has changed the database (9999_seats.sql)');
  // It may look while this release's own migrations have only begun, of which one may shut it out as well: which one it names is a matter of when.
  expect(await old.ended).toBe(1);
  expect(old.output()).toMatch(/A newer version has changed the database \(\d{4}_\w+\.sql\)/);
  const again = await start(main, theirs);
  expect(await again.ended).toBe(1);
  expect(again.output()).toContain('A newer version has changed the database');
});

/** Somebody at a browser. */
function callerOf(url: string) {
  let cookie = '';
  return async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', cookie };
    const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    cookie = response.headers.get('set-cookie')?.split(';', 1)[0] ?? cookie;
    return { status: response.status, body: await response.json() };
  };
}
