import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OwnerId } from '../principal.ts';
import { testDatabase } from '../testing/database.ts';
import { lockWaits } from '../testing/lock-waits.ts';
import { connectAsAdmin, signUp } from '../testing/salon.ts';
import { databaseOf, inTransaction } from './db.ts';
import { record } from './history.ts';
import { once, onceWith } from './once.ts';
import { openPool } from './pools.ts';
import { makeLogins } from './roles.ts';

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

const worked = async () => (await admin.query(`select from history where action = 'work'`)).rowCount;
const refusal = { ok: false, reason: 'changed_my_mind' } as const;

test('a refusal undoes what its transaction had written, and is answered', async () => {
  const answer = await inTransaction(databaseOf(pool, owner), async (db) => {
    await record(db, owner, { action: 'work', entity: 'test', entityId: 'c' });
    await sql`select`.execute(db);
    return refusal;
  });
  expect(answer).toBe(refusal);
  expect(await worked()).toBe(0);
});

test.each([undefined, 'd'])('a refusal under the key %s undoes its work, and only a key remembers it', async (key) => {
  let tries = 0;
  const call = () =>
    once(databaseOf(pool, owner), owner, { operation: 'refused', key, input: 1 }, async (db) => {
      tries += 1;
      await record(db, owner, { action: 'work', entity: 'test', entityId: 'd' });
      return refusal;
    });
  expect([await call(), await call()]).toEqual([
    { ok: true, value: refusal },
    { ok: true, value: refusal },
  ]);
  expect(tries).toBe(key ? 1 : 2);
  expect(await worked()).toBe(0);
});

test('a refusal that follows a failed statement is kept under its key too', async () => {
  const call = { operation: 'refused', key: 'e', input: 1 };
  const answer = await once(databaseOf(pool, owner), owner, call, async (db) => {
    await sql`select 1 / 0`.execute(db).catch(() => {});
    return refusal;
  });
  expect(answer).toEqual({ ok: true, value: refusal });
  expect((await admin.query(`select from idempotency_keys where key = 'e'`)).rowCount).toBe(1);
});

test('what the reading refuses is answered and not remembered', async () => {
  const call = { operation: 'refused', key: 'f', input: 1 };
  const work = async () => 'done';
  const first = await onceWith(databaseOf(pool, owner), owner, call, { read: async () => refusal, work });
  expect(first).toEqual({ ok: true, value: refusal });
  const second = await onceWith(databaseOf(pool, owner), owner, call, { read: async () => 1, work });
  expect(second).toEqual({ ok: true, value: 'done' });
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
