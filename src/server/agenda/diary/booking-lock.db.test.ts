import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, databaseOf, inTransaction } from '#server/kernel/database/db.ts';
import { openPool } from '#server/kernel/database/pools.ts';
import { makeLogins } from '#server/kernel/database/roles.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { testDatabase } from '#server/kernel/testing/database.ts';
import { lockWaits } from '#server/kernel/testing/lock-waits.ts';
import { lockAllDays, lockDay } from './booking-lock.ts';

const [MONDAY, TUESDAY] = ['2026-11-16', '2026-11-17'];
const MINE = '00000000-0000-4000-8000-000000000001' as OwnerId;
const THEIRS = '00000000-0000-4000-8000-000000000002' as OwnerId;

let pool: pg.Pool;
beforeAll(async () => {
  const { app } = await makeLogins((await testDatabase()).adminUrl, 'a secret of the tests, long enough');
  pool = openPool(app, 10);
});
afterAll(() => pool.end());

/** What happened, in order. */
let events: string[];
beforeEach(() => {
  events = [];
});

type Lock = (db: Database, owner: OwnerId) => Promise<void>;
const booking: Lock = (db, owner) => lockDay(db, owner, MONDAY);
const bookingOfTuesday: Lock = (db, owner) => lockDay(db, owner, TUESDAY);
const moving: Lock = (db, owner) => lockDay(db, owner, TUESDAY, MONDAY);
const ruleChange: Lock = lockAllDays;

/** Locks, and reads something: the first statement after a lock is the one that waits for it. */
async function readUnder(lock: Lock, db: Database, owner: OwnerId) {
  await lock(db, owner);
  await db.selectFrom('profiles').select('id').execute();
}

/** A transaction that has its lock and keeps it until it is let go. */
async function holding(name: string, lock: Lock, owner = MINE) {
  const locked = Promise.withResolvers<void>();
  const letGo = Promise.withResolvers<void>();
  const ended = inTransaction(databaseOf(pool, owner), async (db) => {
    await readUnder(lock, db, owner);
    events.push(`${name} in`);
    locked.resolve();
    await letGo.promise;
    events.push(`${name} out`);
  });
  await Promise.race([locked.promise, ended]);
  return async () => {
    letGo.resolve();
    await ended;
  };
}

/** A transaction that ends as soon as it had its lock. */
const passing = (name: string, lock: Lock, owner = MINE) =>
  inTransaction(databaseOf(pool, owner), async (db) => {
    await readUnder(lock, db, owner);
    events.push(name);
  });

test.each([
  ['a booking', 'a booking of the same day', booking, booking],
  ['a booking', 'a change of the rules', booking, ruleChange],
  ['a change of the rules', 'a booking', ruleChange, booking],
  ['a change of the rules', 'another one', ruleChange, ruleChange],
  ['a booking of Tuesday', 'a move from Tuesday to Monday', bookingOfTuesday, moving],
])('while there is %s, %s waits', async (_, __, first, second) => {
  const end = await holding('first', first);
  const after = passing('second', second);
  await expect.poll(() => lockWaits(pool)).toBe(1);
  await end();
  await after;
  expect(events).toEqual(['first in', 'first out', 'second']);
});

test.each([
  ['a booking of Monday', 'one of Tuesday', booking, bookingOfTuesday, MINE],
  ['a booking', "another salon's booking of that day", booking, booking, THEIRS],
  ['a change of the rules', "another salon's booking", ruleChange, booking, THEIRS],
  ['a change of the rules', "another salon's change", ruleChange, ruleChange, THEIRS],
])('while there is %s, %s does not wait', async (_, __, first, second, owner) => {
  const end = await holding('first', first);
  await passing('second', second, owner);
  await end();
  expect(events).toEqual(['first in', 'second', 'first out']);
});

test('appointments that change places between two days, fifty at a time, never wait for each other in a circle', async () => {
  const back: Lock = (db, owner) => lockDay(db, owner, MONDAY, TUESDAY);
  await Promise.all(Array.from({ length: 50 }, (_, n) => passing('moved', n % 2 ? moving : back)));
  expect(events).toHaveLength(50);
});
