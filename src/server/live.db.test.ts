import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { LISTENER_NAME } from './kernel/db-changes.ts';
import { type Owner, signedUp, startTestServer, type TestServer } from './test-server.ts';

let one: TestServer;
let other: TestServer;
beforeAll(async () => {
  one = await startTestServer();
  other = await startTestServer({}, one);
  await Promise.all([one, other].map(({ http }) => http.listen({ port: 0, host: '127.0.0.1' })));
});
afterAll(() => Promise.all([one.close(), other.close()]));

/** An open window of that owner: what it is told, one by one. */
async function watch({ http }: TestServer, { cookie = '' }: Pick<Owner, 'cookie'>) {
  const { port } = http.server.address() as AddressInfo;
  const closing = new AbortController();
  onTestFinished(() => closing.abort());
  const answer = await fetch(`http://127.0.0.1:${port}/api/live`, { headers: { cookie }, signal: closing.signal });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let unread = '';
  /** Undefined once the stream has ended. */
  async function next(): Promise<string | undefined> {
    for (;;) {
      const [line, ...rest] = unread.split('\n');
      if (rest.length > 0) {
        unread = rest.join('\n');
        if (line?.startsWith('data: ')) return line.slice('data: '.length);
        continue;
      }
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done) return undefined;
      unread += value;
    }
  }
  return { status: answer.status, headers: answer.headers, next };
}

/** Until both servers hear announcements, a window would be told to look again. */
async function listening(): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await one.admin.query(
        `select from pg_stat_activity where application_name = $1 and datname = current_database() and query = 'listen changes' and state = 'idle'`,
        [LISTENER_NAME],
      );
      return rows.length;
    })
    .toBe(2);
}

const rename = (owner: Owner, business_name: string) => owner.put('/api/account/business', { business_name });

test('a write through one server reaches a window at another within a second', async () => {
  const owner = await signedUp(one);
  await listening();
  const window = await watch(other, owner);
  expect(window.headers.get('content-type')).toBe('text/event-stream');
  const started = performance.now();
  await rename(owner, 'Bela Nova');
  expect(await window.next()).toBe('profiles');
  expect(performance.now() - started).toBeLessThan(1_000);
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
  expect(performance.now() - started).toBeLessThan(2_000);
});
