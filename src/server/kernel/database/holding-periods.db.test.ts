import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OwnerId } from '../principal.ts';
import { testDatabase } from '../testing/database.ts';
import { lockWaits } from '../testing/lock-waits.ts';
import { connectAsAdmin, signUp } from '../testing/salon.ts';
import { databaseOf } from './db.ts';
import { holding } from './holding.ts';
import { openPool } from './pools.ts';
import { makeLogins } from './roles.ts';

const [OCTOBER, NOVEMBER] = ['2026-10-30', '2026-11-02'];

let pool: pg.Pool;
let admin: pg.Client;
beforeAll(async () => {
  const { adminUrl } = await testDatabase();
  admin = await connectAsAdmin(adminUrl);
  pool = openPool((await makeLogins(adminUrl, 'a secret of the tests, long enough')).app, 10);
});
afterAll(() => Promise.all([pool.end(), admin.end()]));

const newSalon = async () => (await signUp(admin)) as OwnerId;

/** A save that has its answer, and goes on until it is let go. */
async function saving(owner: OwnerId) {
  const letGo = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<string[]>();
  const owned = { db: databaseOf(pool, owner), owner };
  const ended = holding(owned, { periods: [OCTOBER, NOVEMBER] }, async ({ closedDates }) => {
    answered.resolve(await closedDates());
    await letGo.promise;
  });
  const done = async () => {
    letGo.resolve();
    await ended;
  };
  return { closed: await Promise.race([answered.promise, ended.then(() => [])]), done };
}

/** As the commissions will: October, in a transaction that goes on with `written`. */
const closing = (owner: OwnerId, written: () => Promise<void> = async () => {}) =>
  holding({ db: databaseOf(pool, owner), owner }, { allPeriods: true }, async ({ db }) => {
    const month = { start_date: '2026-10-01', end_date: '2026-10-31', closed_by: 'Ana' };
    await db
      .insertInto('commission_closings')
      .values({ ...month, user_id: owner })
      .execute();
    await written();
  });

test('saves of a salon do not wait for each other; a closing waits for them, and then the date is closed', async () => {
  const owner = await newSalon();
  const [one, other] = [await saving(owner), await saving(owner)];
  expect([one.closed, other.closed]).toEqual([[], []]);
  const closed = closing(owner);
  await expect.poll(() => lockWaits(admin)).toBe(1);
  await one.done();
  await other.done();
  await closed;
  const next = await saving(owner);
  expect(next.closed).toEqual([OCTOBER]);
  await next.done();
});

test('a save waits for a closing under way, and finds the date closed', async () => {
  const owner = await newSalon();
  const [written, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const closed = closing(owner, () => {
    written.resolve();
    return end.promise;
  });
  await Promise.race([written.promise, closed]);
  const save = saving(owner);
  await expect.poll(() => lockWaits(admin)).toBe(1);
  end.resolve();
  await closed;
  const { closed: found, done } = await save;
  expect(found).toEqual([OCTOBER]);
  await done();
});

test('the closing of one salon holds up no other', async () => {
  const [mine, theirs] = [await newSalon(), await newSalon()];
  const save = await saving(mine);
  await closing(theirs);
  expect(save.closed).toEqual([]);
  await save.done();
});
