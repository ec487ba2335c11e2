import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { addDays, formatTime, weekdayOf } from '#domain/shared/time.ts';
import { anyPhone, type OpenSalon, openSalon, TUESDAY } from './booking/testing/open-salon.ts';
import { bundledProgram } from './kernel/testing/bundled-program.ts';
import { testDatabase } from './kernel/testing/database.ts';
import { type DatabaseProxy, openDatabaseProxy } from './kernel/testing/database-proxy.ts';
import { runProgram } from './kernel/testing/program.ts';
import { connectAsAdmin, signUp } from './kernel/testing/salon.ts';
import { type Owner, signedUp, startTestServer, type TestServer } from './test-server.ts';

let proxy: DatabaseProxy;
let server: TestServer;
let owner: Owner;
let salon: OpenSalon;
beforeAll(async () => {
  proxy = await openDatabaseProxy((await testDatabase()).adminUrl);
  server = await startBehind(proxy);
  owner = await signedUp(server);
  salon = await openSalon(server);
});
afterAll(async () => {
  await server.close();
  await proxy.close();
});

async function startBehind({ url }: DatabaseProxy): Promise<TestServer> {
  const started = await startTestServer({}, { adminUrl: url });
  // The test's own look into the database goes the same way, and is lost together with the program's.
  started.admin.on('error', () => {});
  return started;
}

/** One of each way to the database: of the owner, of sessions, of better-auth, of the limits, of visitors, and the stream. */
const calls: Array<[string, () => ReturnType<Owner['get']>]> = [
  ['a page of the owner', () => owner.get('/api/clients')],
  ['a change by the owner', () => owner.put('/api/account/business', { business_name: 'Bela' })],
  ['who is signed in', () => owner.get('/api/account/session')],
  ['signing in', () => server.visitor().post('/api/account/sign-in', { email: owner.email, password: owner.password })],
  ['a reset link', () => server.visitor().get('/api/account/reset-link?token=abc')],
  [
    'a new password',
    () =>
      server
        .visitor()
        .post('/api/account/reset-password', { token: 'abc', password: 'segredo2', confirmation: 'segredo2' }),
  ],
  ['signing out', () => owner.post('/api/account/sign-out', {})],
  ['the live stream', () => owner.get('/api/live')],
];
const functions: Array<[string, () => ReturnType<Owner['get']>]> = [
  ['free times', () => salon.slots()],
  ['a booking', () => salon.book({ clientPhone: anyPhone() })],
  ['a salon by its id', () => salon.rpc('profile_public_info')],
  ['a salon’s services', () => salon.list('services')],
  [
    'asking for a reset link',
    () => server.visitor().post('/api/functions/request-password-reset', { email: owner.email }),
  ],
];

test.each(calls)('while the database is away, %s is answered 503 and when to come back', async (_, call) => {
  await proxy.leave();
  onTestFinished(() => proxy.comeBack());
  expect(await call()).toMatchObject({
    status: 503,
    body: { code: 'UNAVAILABLE' },
    headers: { 'retry-after': '5' },
  });
});

test.each(functions)('while the database is away, %s is answered in the functions’ own shape', async (_, call) => {
  await proxy.leave();
  onTestFinished(() => proxy.comeBack());
  expect(await call()).toMatchObject({
    status: 503,
    body: {
      success: false,
      error: 'O sistema está indisponível no momento. Tente novamente em alguns segundos.',
      code: 'UNAVAILABLE',
    },
    headers: { 'retry-after': '5' },
  });
});

test('when the database is back, so is the program, by itself', async () => {
  await proxy.leave();
  expect(await owner.get('/api/clients')).toMatchObject({ status: 503 });
  await proxy.comeBack();
  expect(await owner.get('/api/clients')).toMatchObject({ status: 200 });
  expect(await salon.book({ clientPhone: anyPhone() })).toMatchObject({ status: 200 });
});

test('a database that takes no more connections is away too', async () => {
  const { adminUrl } = await testDatabase();
  const crowded = await startTestServer({}, { adminUrl });
  onTestFinished(() => crowded.close());
  const { id, cookie } = await signedUp(crowded);
  const limitTo = async (connections: number) => {
    const name = new URL(adminUrl.replace('@/', '@localhost/')).pathname.slice(1);
    await crowded.admin.query(`alter role ${name}_app_login connection limit ${connections}`);
    await crowded.admin.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [
      `${name}_app_login`,
    ]);
  };
  await limitTo(0);
  const visitor = Object.assign(crowded.visitor(), { cookie });
  expect(await visitor.get('/api/clients'), id).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
  await limitTo(-1);
  await expect.poll(async () => (await visitor.get('/api/clients')).status).toBe(200);
});

/** The program as people run it, on that database. */
async function startProgram(databaseUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'madeixa-away-'));
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: folder, LIMIT_BOOKINGS_PER_ADDRESS: '1000000' };
  const program = runProgram(settings, await bundledProgram());
  onTestFinished(async () => {
    program.process.kill('SIGKILL');
    await program.ended;
    rmSync(folder, { recursive: true, force: true });
  });
  const url = await program.ready;
  if (!url) throw new Error(program.output());
  return { ...program, url };
}

/** A salon with one service of an hour, whose bookings are asked for one after the other. */
async function salonOf(adminUrl: string) {
  const admin = await connectAsAdmin(adminUrl);
  const salonId = await signUp(admin);
  const service = randomUUID();
  await admin.query(
    `insert into services (user_id, id, name, category, duration_minutes) values ($1, $2, 'Corte', 'Cabelo', 60)`,
    [salonId, service],
  );
  const hours = (function* () {
    for (let date = TUESDAY; ; date = addDays(date, 1)) {
      if (weekdayOf(date) < 2) continue;
      for (let hour = 9; hour < 19; hour += 1) yield { selectedDate: date, selectedTime: formatTime(hour * 60) };
    }
  })();
  const book = async (url: string) => {
    const answer = await fetch(`${url}/api/functions/create-public-appointment`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({
        salonId,
        clientName: 'Ana',
        clientPhone: anyPhone(),
        selectedServices: [{ id: service }],
        selectedProfessionalId: null,
        ...hours.next().value,
      }),
    });
    const { appointmentId } = (await answer.json()) as { appointmentId?: string };
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), id: appointmentId };
  };
  return { admin, salonId, book };
}

test('connections that break amid bookings cost those bookings a 503, never the program, and none that was confirmed', {
  timeout: 240_000,
}, async () => {
  const { adminUrl } = await testDatabase();
  const { admin, salonId, book } = await salonOf(adminUrl);
  const { url, process, ended, output } = await startProgram(adminUrl);
  const answers: Awaited<ReturnType<typeof book>>[] = [];
  let breaking = true;
  const visitors = Array.from({ length: 8 }, async () => {
    while (breaking) {
      answers.push(await book(url).catch(() => ({ status: 0, retryAfter: null, id: undefined })));
    }
  });
  for (let round = 1; round <= 10; round += 1) {
    const before = answers.length;
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await expect.poll(() => answers.length).toBeGreaterThan(before + 3);
  }
  breaking = false;
  await Promise.all(visitors);

  expect(process.exitCode, output()).toBeNull();
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(new Set(['503 5']));
  await expect.poll(async () => (await book(url)).status).toBe(200);

  const { rows } = await admin.query<{ id: string }>('select id from appointments where user_id = $1', [salonId]);
  const stored = new Set(rows.map(({ id }) => id));
  expect(answers.flatMap(({ id }) => (id && !stored.has(id) ? [id] : []))).toEqual([]);
  await admin.end();
  process.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('a database that no longer answers costs a call ten seconds and a 503, and does not hold up the end of the program', {
  timeout: 240_000,
}, async () => {
  const { adminUrl } = await testDatabase();
  const { admin, book } = await salonOf(adminUrl);
  await admin.end();
  const between = await openDatabaseProxy(adminUrl);
  const { url, process, ended } = await startProgram(between.url);
  expect(await book(url)).toMatchObject({ status: 200 });

  between.fallSilent();
  const started = performance.now();
  const answers = await Promise.all(Array.from({ length: 30 }, () => book(url)));
  expect(new Set(answers.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(new Set(['503 5']));
  expect(performance.now() - started).toBeLessThan(30_000);

  // One more on its way: cut off or answered, both are an end.
  const late = book(url).catch(() => {});
  const toldToEnd = performance.now();
  process.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(performance.now() - toldToEnd).toBeLessThan(30_000);
  await late;
  await between.close();
});
