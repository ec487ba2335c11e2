import type { AddressInfo } from 'node:net';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Heard } from '../database/changes.ts';
import type { OwnerId, Principal } from '../principal.ts';
import { addLiveRoute } from './live.ts';
import type { Cookies, Sessions } from './session.ts';

const owner = 'the owner' as OwnerId;
const alive = new Set<string>();
const rightOf = (token: string) => `${token} rita`;
const followers = new Set<Heard>();
const logged: string[] = [];
let missed: () => Promise<boolean>;
let http: FastifyInstance;

/** A cookie is the session's token here. */
const sessions = {
  read: async ({ session: token }: Cookies) =>
    token && alive.has(rightOf(token))
      ? { token, membership: { owner, member: { id: 'rita', role: 'owner', rights: new Set() } }, renewed: false }
      : null,
  alive: async () => alive,
} as unknown as Sessions;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  logged.length = 0;
  missed = async () => false;
  http = Fastify({ logger: { level: 'warn', stream: { write: (line) => logged.push(line) } } });
  await http.register(cookie);
  const changes = {
    follow: (_: OwnerId, who: Principal, heard: Heard) => {
      expect(who).toEqual({ kind: 'owner', id: owner });
      followers.add(heard);
      return () => followers.delete(heard);
    },
    isListening: () => true,
    close: async () => {},
  };
  addLiveRoute(http, sessions, { changes, changedWithin: () => missed() });
  await http.listen({ port: 0, host: '127.0.0.1' });
  alive.add(rightOf('window'));
});
afterEach(async () => {
  await http.close();
  alive.clear();
  vi.useRealTimers();
});

function open(token: string, query = '') {
  const { port } = http.server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}/api/live${query}`, { headers: { cookie: `session=${token}` } });
}

test('a stream ends with its session, and the others go on', async () => {
  alive.add(rightOf('another'));
  const [window, another] = [await open('window'), await open('another')];
  alive.delete(rightOf('window'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await window.text()).not.toContain('data:');
  expect(followers.size).toBe(1);
  await another.body?.cancel();
});

test('a heartbeat comes down every stream', async () => {
  const reader = (await open('window')).body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toMatch(/^retry: \d+\n\n$/);
  await vi.advanceTimersByTimeAsync(20_000);
  expect((await reader?.read())?.value).toBe(':\n\n');
  await reader?.cancel();
});

test('a window that is closed is no longer followed', async () => {
  const window = await open('window');
  await window.body?.cancel();
  await expect.poll(() => followers.size).toBe(0);
});

test('a reader that does not read is cut off', async () => {
  await open('window');
  const [heard] = followers;
  // Sockets and streams buffer a good deal before anybody notices.
  for (let i = 0; i < 200_000 && followers.size > 0; i += 1) {
    heard?.('appointments'.repeat(50));
    if (i % 100 === 0) await new Promise(setImmediate);
  }
  expect(followers.size).toBe(0);
});

test('the fifty-first window of a salon is refused', async () => {
  const windows = await Promise.all(Array.from({ length: 50 }, () => open('window')));
  expect((await open('window')).status).toBe(429);
  await Promise.all(windows.map(({ body }) => body?.cancel()));
});

test('a stream that has ended is not answered a second time', async () => {
  const window = await open('window');
  await window.body?.cancel();
  await expect.poll(() => followers.size).toBe(0);
  // Whatever the end sets off has happened once another call is answered.
  expect((await open('nobody')).status).toBe(401);
  expect(logged).toEqual([]);
});

test('where nobody can say whether something was missed, the window looks again and is no window less', async () => {
  missed = () => Promise.reject(new Error('The database is away.'));
  const reader = (await open('window', '?age=5')).body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toContain('data: *');
  await reader?.cancel();
  await expect.poll(() => followers.size).toBe(0);
});
