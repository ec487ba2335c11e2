import type { AddressInfo } from 'node:net';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { followChanges, LISTENER_NAME } from '#server/kernel/database/changes.ts';
import { makeLogins } from '#server/kernel/database/roles.ts';
import { openLog } from '#server/kernel/log.ts';
import type { OwnerId, StaffId } from '#server/kernel/principal.ts';
import { listening as bothListening, eventsOf } from './kernel/testing/event-stream.ts';
import { operationsOf } from './kernel/testing/operations.ts';
import { connectAsAdmin, fillSalon, idOf } from './kernel/testing/salon.ts';
import { callSample } from './sample-call.ts';
import { type Owner, signedUp, startTestServer, type TestServer, testServer } from './test-server.ts';

const one = testServer();
const other = testServer({}, one);
beforeAll(async () => {
  await Promise.all([one, other].map(({ http }) => http.listen({ port: 0, host: '127.0.0.1' })));
});

/** An open window of that owner: what it is told, one by one. */
async function watch({ http }: TestServer, { cookie = '' }: Pick<Owner, 'cookie'>, age = 0) {
  const { port } = http.server.address() as AddressInfo;
  const closing = new AbortController();
  onTestFinished(() => closing.abort());
  const answer = await fetch(`http://127.0.0.1:${port}/api/live?age=${age}`, {
    headers: { cookie },
    signal: closing.signal,
  });
  return { status: answer.status, headers: answer.headers, next: eventsOf(answer) };
}

const listening = () => bothListening(one.admin, 2);

const rename = (owner: Owner, business_name: string) => owner.put('/api/account/business', { business_name });

test('a write through one server reaches a window at another within a second', async () => {
  const owner = await signedUp(one);
  await listening();
  const window = await watch(other, owner);
  expect(window.headers.get('content-type')).toBe('text/event-stream');
  const times: number[] = [];
  // A machine that was busy elsewhere for a moment is not so each time.
  for (const name of ['Bela Nova', 'Bela', 'Bela Nova']) {
    const started = performance.now();
    await rename(owner, name);
    expect(await window.next()).toBe('profiles');
    times.push(performance.now() - started);
  }
  expect(Math.min(...times)).toBeLessThan(1_000);
});

test('a window looks again where something changed after it began to ask and before it listened, and only there', async () => {
  const owner = await signedUp(one);
  await listening();
  // The sign-up is long ago; without the triggers, because the history cannot be changed.
  await one.admin.query(`set session_replication_role = replica;
    update history set at = at - interval '1 minute' where user_id = '${owner.id}'; reset session_replication_role`);
  const quiet = await watch(one, owner, 1);
  await rename(owner, 'Outro Nome');
  expect(await quiet.next()).toBe('profiles');
  const late = await watch(one, owner, 1);
  expect(await late.next()).toBe('*');
});

test('nobody hears of another salon', async () => {
  const [owner, neighbour] = [await signedUp(one), await signedUp(one)];
  await listening();
  const window = await watch(one, owner);
  await rename(neighbour, 'Ao Lado');
  const hours = (await owner.get('/api/agenda/hours')).body;
  await owner.put('/api/agenda/hours', { days: hours });
  expect(await window.next()).toBe('salon_hours');
});

test('a lost connection is opened again, windows look again, and hear what comes then', async () => {
  const owner = await signedUp(one);
  await listening();
  const window = await watch(other, owner);
  await one.admin.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and datname = current_database()',
    [LISTENER_NAME],
  );
  expect(await window.next()).toBe('*');
  await rename(owner, 'De Volta');
  expect(await window.next()).toBe('profiles');
});

test('at the portal a professional hears of what is theirs or everybody’s, and of nothing of a colleague', async () => {
  const owner = await signedUp(one);
  const [rita, nina] = [crypto.randomUUID() as StaffId, crypto.randomUUID() as StaffId];
  const { listen } = await makeLogins(one.adminUrl, 'a secret of the tests, long enough');
  const changes = followChanges(listen, openLog('silent'));
  onTestFinished(() => changes.close());
  const heard: string[] = [];
  const listens = new Promise<void>((resolve) => {
    const who = { kind: 'professional', id: rita } as const;
    changes.follow(owner.id as OwnerId, who, (entity) => (entity ? heard.push(entity) : resolve()));
  });
  await listens;
  const line = (entity: string, before: object | null, after: object | null, id = '') =>
    one.admin.query(
      `insert into history (user_id, actor_kind, action, entity, entity_id, before, after) values ($1, 'system', 'try', $2, $3, $4, $5)`,
      [owner.id, entity, id, before, after],
    );
  await line('appointments', null, { professional_id: nina, lines: [{ professional_id: null }] });
  await line('staff_time_off', { staff_id: nina }, null);
  await line('staff', null, { nome: 'Nina' }, nina);
  await line('clients', null, { name: 'Ana' });
  await line('appointments', { professional_id: rita, lines: [] }, { professional_id: nina, lines: [] });
  await line('staff_shifts', { staff_id: rita }, null);
  await line('appointments', null, { professional_id: nina, lines: [{ professional_id: rita }] });
  await line('staff', null, { nome: 'Rita' }, rita);
  // So many at once that their names do not fit: everybody looks.
  await one.admin.query(
    `insert into history (user_id, actor_kind, action, entity, after)
     select $1, 'system', 'import', 'commission_advances', jsonb_build_object('staff_id', gen_random_uuid()) from generate_series(1, 300)`,
    [owner.id],
  );
  await line('salon_hours', null, null);
  await expect.poll(() => heard.at(-1)).toBe('salon_hours');
  expect(heard.slice(0, -1)).toEqual(['appointments', 'staff_shifts', 'appointments', 'staff', 'commission_advances']);
});

test.each([
  'agenda.create',
  'agenda.change',
  'agenda.move',
  'agenda.changeStatus',
  'agenda.remove',
  'agenda.approve',
  'agenda.createTimeOff',
  'agenda.removeTimeOff',
  'agendaSettings.createShift',
  'agendaSettings.removeShift',
  'agendaSettings.removeShifts',
  'team.change',
  'team.changeActive',
])('%s is announced to the professional whom it concerns', async (name) => {
  const operation = operationsOf().find((one) => one.name === name);
  if (!operation) throw new Error(`There is no operation ${name}.`);
  const owner = await signedUp(one);
  await fillSalon(one.admin, owner.id);
  const { rows } = await one.admin.query(`select ${idOf(owner.id, 'rita')} as rita`);
  const listener = await connectAsAdmin(one.adminUrl);
  onTestFinished(() => listener.end());
  const said: string[] = [];
  listener.on('notification', ({ payload = '' }) => said.push(payload));
  await listener.query('listen changes');
  const answer = await callSample(owner, operation);
  expect(answer.status, answer.text).toBe(200);
  await expect.poll(() => said.join('\n')).toContain(rows[0].rita);
});

test('a stranger is not told anything', async () => {
  expect(await watch(one, { cookie: undefined })).toMatchObject({ status: 401 });
});

test('what is rolled back is not announced, and a thousand lines of one statement are announced once', async () => {
  const owner = await signedUp(one);
  await listening();
  const window = await watch(one, owner);
  const lines = (entity: string, count: number) =>
    one.admin.query(
      `insert into history (user_id, actor_kind, action, entity) select $1, 'system', 'import', $2 from generate_series(1, $3)`,
      [owner.id, entity, count],
    );
  await one.admin.query('begin');
  await lines('clients', 1);
  await one.admin.query('rollback');
  await lines('services', 1_000);
  await lines('staff', 1);
  expect([await window.next(), await window.next()]).toEqual(['services', 'staff']);
});

test('an open window does not hold up the end of its server', async () => {
  const ending = await startTestServer({}, one);
  await ending.http.listen({ port: 0, host: '127.0.0.1' });
  const owner = await signedUp(ending);
  const window = await watch(ending, owner);
  const started = performance.now();
  await ending.close();
  expect(await window.next()).toBeUndefined();
  // One that is waited for is cut off after ten seconds.
  expect(performance.now() - started).toBeLessThan(8_000);
});
