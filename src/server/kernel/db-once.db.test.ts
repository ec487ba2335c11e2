import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOf, openPool } from './db.ts';
import { once } from './db-once.ts';
import { record } from './history.ts';
import type { OwnerId } from './owner.ts';
import { makeLogins } from './roles.ts';
import { testDatabase } from './testing/database.ts';
import { lockWaits } from './testing/lock-waits.ts';
import { connectAsAdmin, signUp } from './testing/salon.ts';

let pool: pg.Pool;
let admin: pg.Client;
let owner: OwnerId;
beforeAll(async () => {
  const { adminUrl } = await testDatabase();
  admin = await connectAsAdmin(adminUrl);
  owner = (await signUp(admin)) as OwnerId;
  pool = openPool((await makeLogins(adminUrl, 'a secret of the tests, long enough')).app, 4);
});
afterAll(() => Promise.all([pool.end(), admin.end()]));

test('who was done between a rival’s look and its lock has the only answer, and the rival’s work is undone', async () => {
  // The same call as a process does it that had the lock just before: its row is there, but cannot be seen yet.
  const theirs = await once(
    databaseOf(pool, owner),
    owner,
    { operation: 'work', key: 'a', input: 1 },
    async () => 'theirs',
  );
  expect(theirs).toEqual({ ok: true, value: 'theirs' });
  await admin.query('begin');
  await admin.query(
    `insert into idempotency_keys (user_id, operation, key, request_hash, status, response)
     select user_id, operation, 'b', request_hash, status, response from idempotency_keys`,
  );
  let tries = 0;
  const mine = once(databaseOf(pool, owner), owner, { operation: 'work', key: 'b', input: 1 }, async (db) => {
    tries += 1;
    await record(db, owner, { action: 'work', entity: 'test', entityId: 'b' });
    return 'mine';
  });
  await expect.poll(() => lockWaits(pool)).toBe(1);
  await admin.query('commit');
  expect(await mine).toEqual({ ok: true, value: 'theirs' });
  expect(tries).toBe(1);
  expect((await admin.query(`select from history where action = 'work'`)).rowCount).toBe(0);
});

test('what is sent ahead and fails fails the transaction, which keeps nothing', async () => {
  const work = once(
    databaseOf(pool, owner),
    owner,
    { operation: 'work', key: 'x'.repeat(201), input: 1 },
    async () => 1,
  );
  await expect(work).rejects.toMatchObject({ code: '23514' });
});
