import type { AddressInfo } from 'node:net';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Heard } from './db-changes.ts';
import { addLiveRoute } from './live.ts';
import type { OwnerId } from './owner.ts';
import type { Sessions } from './session.ts';

const owner = 'the owner' as OwnerId;
const alive = new Set<string>();
const followers = new Set<Heard>();
let http: FastifyInstance;

/** A cookie is the session's token here. */
const sessions = {
  cookieName: 'session',
  read: async (token: string | undefined) => (token && alive.has(token) ? { owner, token, renewed: false } : null),
  alive: async () => alive,
} as unknown as Sessions;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  http = Fastify();
  await http.register(cookie);
  addLiveRoute(http, sessions, {
    follow: (_, heard) => {
      followers.add(heard);
      return () => followers.delete(heard);
    },
    close: async () => {},
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
  alive.add('window');
});
afterEach(async () => {
  await http.close();
  alive.clear();
  vi.useRealTimers();
});

function open(token: string) {
  const { port } = http.server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}/api/live`, { headers: { cookie: `session=${token}` } });
}

test('a stream ends with its session, and the others go on', async () => {
  alive.add('another');
  const [window, another] = [await open('window'), await open('another')];
  alive.delete('window');
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
