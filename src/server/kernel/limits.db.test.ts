import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPool } from './db.ts';
import { limit } from './limits.ts';
import { makeLogins } from './roles.ts';
import { testDatabase } from './testing/database.ts';

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
