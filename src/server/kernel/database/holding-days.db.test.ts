import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OwnerId } from '../principal.ts';
import { testDatabase } from '../testing/database.ts';
import { lockWaits } from '../testing/lock-waits.ts';
import { databaseOf } from './db.ts';
import { type Held, holding } from './holding.ts';
import { openPool, waitingUpTo } from './pools.ts';
import { makeLogins } from './roles.ts';

const [MONDAY, TUESDAY] = ['2026-11-16', '2026-11-17'];
const MINE = '00000000-0000-4000-8000-000000000001' as OwnerId;
const THEIRS = '00000000-0000-4000-8000-000000000002' as OwnerId;

let pool: pg.Pool;
beforeAll(async () => {
  const { app } = await makeLogins((await testDatabase()).adminUrl, 'a secret of the tests, long enough');
  pool = openPool(app, 10, waitingUpTo(60));
});
afterAll(() => pool.end());

/** What happened, in order. */
let events: string[];
beforeEach(() => {
  events = [];
});

type Needs = Parameters<typeof holding>[1];
const booking: Needs = { days: [MONDAY] };
const bookingOfTuesday: Needs = { days: [TUESDAY] };
const moving: Needs = { days: [TUESDAY, MONDAY] };
const ruleChange: Needs = { allDays: true };

/** Locks, and reads something: the first statement after a lock is the one that waits for it. */
const reading = (needs: Needs, owner: OwnerId, work: (held: Held) => Promise<void>) =>
  holding({ db: databaseOf(pool, owner), owner }, needs, async (held) => {
    await held.db.selectFrom('profiles').select('id').execute();
    await work(held);
  });

/** A transaction that has its lock and keeps it until it is let go. */
async function keeping(name: string, needs: Needs, owner = MINE) {
  const locked = Promise.withResolvers<void>();
  const letGo = Promise.withResolvers<void>();
  const ended = reading(needs, owner, async () => {
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
const passing = (name: string, needs: Needs, owner = MINE) =>
  reading(needs, owner, async () => {
    events.push(name);
  });

test.each([
  ['a booking', 'a booking of the same day', booking, booking],
  ['a booking', 'a change of the rules', booking, ruleChange],
  ['a change of the rules', 'a booking', ruleChange, booking],
  ['a change of the rules', 'another one', ruleChange, ruleChange],
  ['a booking of Tuesday', 'a move from Tuesday to Monday', bookingOfTuesday, moving],
])('while there is %s, %s waits', async (_, __, first, second) => {
  const end = await keeping('first', first);
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
  const end = await keeping('first', first);
  await passing('second', second, owner);
  await end();
  expect(events).toEqual(['first in', 'second', 'first out']);
});

test('appointments that change places between two days, fifty at a time, never wait for each other in a circle', async () => {
  const back: Needs = { days: [MONDAY, TUESDAY] };
  await Promise.all(Array.from({ length: 50 }, (_, n) => passing('moved', n % 2 ? moving : back)));
  expect(events).toHaveLength(50);
});
