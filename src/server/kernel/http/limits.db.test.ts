import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPool } from '../database/pools.ts';
import { makeLogins } from '../database/roles.ts';
import { testDatabase } from '../testing/database.ts';
import { limit } from './limits.ts';

let pool: pg.Pool;
beforeAll(async () => {
  const { adminUrl } = await testDatabase();
  pool = openPool((await makeLogins(adminUrl, 'a secret of the tests, long enough')).app, 4);
});
afterAll(() => pool.end());

const allowed = async (takes: Array<Promise<{ ok: boolean }>>) =>
  (await Promise.all(takes)).filter(({ ok }) => ok).length;

test('as many tries are allowed in packets as one by one, also when they come at once', async () => {
  const looks = limit(pool, 'looks', { tries: 30, seconds: 60, packet: 10 });
  expect(await allowed(Array.from({ length: 25 }, () => looks.take('home')))).toBe(25);
  expect(await allowed(Array.from({ length: 50 }, () => looks.take('home')))).toBe(5);
  expect(await looks.take('home')).toMatchObject({ ok: false });
  expect(await looks.take('elsewhere')).toEqual({ ok: true });
});

test('a packet that one process has opened is not another’s to spend', async () => {
  const [one, other] = ['first', 'second'].map(() => limit(pool, 'shared', { tries: 10, seconds: 60, packet: 10 }));
  expect(await one?.take('home')).toEqual({ ok: true });
  expect(await other?.take('home')).toMatchObject({ ok: false });
  expect(await one?.take('home')).toEqual({ ok: true });
});

test('what is given back can be taken again, also when more came at once than were allowed', async () => {
  const stored = limit(pool, 'stored', { tries: 3, seconds: 60, givesBack: true });
  expect(await allowed(Array.from({ length: 8 }, () => stored.take('home')))).toBe(3);
  for (let turn = 0; turn < 3; turn += 1) await stored.giveBack('home');
  expect(await allowed(Array.from({ length: 8 }, () => stored.take('home')))).toBe(3);
  expect(await stored.take('home')).toMatchObject({ ok: false, retryAfterSeconds: expect.any(Number) });
});
