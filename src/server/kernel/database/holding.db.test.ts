import type pg from 'pg';
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest';
import type { Owned, OwnerId } from '../principal.ts';
import { testDatabase } from '../testing/database.ts';
import { countQueries } from '../testing/query-counter.ts';
import { connectAsAdmin, signUp } from '../testing/salon.ts';
import { databaseOf, inTransaction } from './db.ts';
import { assertHeld, type Held, holding } from './holding.ts';
import { once } from './once.ts';
import { openPool } from './pools.ts';
import { makeLogins } from './roles.ts';

const DAY = '2026-11-16';

let pool: pg.Pool;
let admin: pg.Client;
let owned: Owned;
let products: string[];
beforeAll(async () => {
  const { adminUrl } = await testDatabase();
  admin = await connectAsAdmin(adminUrl);
  pool = openPool((await makeLogins(adminUrl, 'a secret of the tests, long enough')).app, 5);
  const owner = (await signUp(admin)) as OwnerId;
  owned = { db: databaseOf(pool, owner), owner };
  const { rows } = await admin.query<{ id: string }>(
    `insert into products (user_id, name, unit_of_measure, base_unit)
     select $1, 'Produto ' || n, 'ml', 'ml' from generate_series(1, 2) n returning id`,
    [owner],
  );
  products = rows.map(({ id }) => id);
});
afterAll(() => Promise.all([pool.end(), admin.end()]));

type Needs = Parameters<typeof holding>[1];

/** How many locks of which kind the database says are held. */
async function heldBy({ db }: Owned) {
  await db.selectFrom('profiles').select('id').execute();
  const { rows } = await admin.query<{ mode: string; count: number }>(
    `select mode, count(*)::int as count from pg_locks
     where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
     group by mode order by mode`,
  );
  return Object.fromEntries(rows.map(({ mode, count }) => [mode, count]));
}

test.each<[string, Needs, Record<string, number>]>([
  ['days', { days: [DAY, DAY, '2026-11-17'] }, { ShareLock: 1, ExclusiveLock: 2 }],
  ['all days', { allDays: true }, { ExclusiveLock: 1 }],
  ['a day and a phone', { days: [DAY], phone: '+55 11 98765-4321' }, { ShareLock: 1, ExclusiveLock: 2 }],
  ['a save that is paid', { days: [DAY], periods: [DAY], drawer: true }, { ShareLock: 3, ExclusiveLock: 1 }],
  ['closing and settling', { allPeriods: true, wholeDrawer: true }, { ExclusiveLock: 2 }],
  ['who does what', { whoDoesWhat: true }, { ExclusiveLock: 1 }],
  ['services online', { onlineServices: true }, { ExclusiveLock: 1 }],
  ['an import', { imports: true }, { ExclusiveLock: 1 }],
  ['nothing', { drawer: false, products: [] }, {}],
])('%s: taken, and let go when the transaction ends', async (_, needs, expected) => {
  expect(await holding(owned, needs, heldBy)).toEqual(expected);
  expect(await heldBy(owned)).toEqual({});
});

test('however many are asked for, they cost no waiting of their own', async () => {
  const { waits } = await countQueries(() =>
    holding(owned, { days: [DAY], periods: [DAY], drawer: true }, ({ db }) =>
      holding({ ...owned, db }, { products }, () => db.selectFrom('profiles').select('id').execute()),
    ),
  );
  // What is read, and the commit.
  expect(waits).toBe(2);
});

test.each<[string, Needs, Needs]>([
  ['periods before days', { periods: [DAY] }, { days: [DAY] }],
  ['the drawer before the periods', { drawer: true }, { periods: [DAY] }],
  ['a second day later', { days: [DAY] }, { days: ['2026-11-15'] }],
  ['all days after one', { days: [DAY] }, { allDays: true }],
  ['the whole drawer after a share of it', { drawer: true }, { wholeDrawer: true }],
  ['products before the drawer', { products: ['00000000-0000-4000-8000-000000000001'] }, { drawer: true }],
])('%s is a bug, and is said', async (_, first, second) => {
  const wrong = holding(owned, first, (held) => holding(held, second, async () => {}));
  await expect(wrong).rejects.toThrow('see the order of locks');
});

test('a wrong order is noticed whichever way the handle came', async () => {
  const wrong = inTransaction(owned.db, async (db) => {
    await holding({ db, owner: owned.owner }, { drawer: true }, async () => {});
    await holding({ db, owner: owned.owner }, { days: [DAY] }, async () => {});
  });
  await expect(wrong).rejects.toThrow('days is taken after drawer');
});

test('products that are held are not asked for again; one more behind them is a bug', async () => {
  const [first = '', second = ''] = products;
  await holding(owned, { products: [second] }, async (held) => {
    const { queries } = await countQueries(() => holding(held, { products: [second] }, async () => {}));
    expect(queries).toEqual([]);
    await expect(holding(held, { products: [first, second] }, async () => {})).rejects.toThrow('order of locks');
  });
});

test('a second transaction begins with nothing', async () => {
  await holding(owned, { drawer: true }, async () => {});
  await holding(owned, { days: [DAY] }, async () => {});
});

test('in the transaction of a repeated call, a refusal is kept under its key', async () => {
  const call = { operation: 'test', key: 'once', input: {} };
  const refused = { ok: false, reason: 'no' } as const;
  const outcome = await once(owned.db, owned.owner, call, (db) =>
    holding({ ...owned, db }, { days: [DAY] }, async () => refused),
  );
  expect(outcome).toEqual({ ok: true, value: refused });
});

test('what is held only sometimes is asked for by name', async () => {
  await holding(owned, { drawer: true }, async (held) => assertHeld(held, 'drawer'));
  await expect(holding(owned, { days: [DAY] }, async (held) => assertHeld(held, 'drawer'))).rejects.toThrow('drawer');
  expect(() => assertHeld(owned, 'days')).toThrow('The lock of days was forgotten.');
});

test('the types prove what is certainly held, and nothing else', async () => {
  const isPaid = (): boolean => true;
  await holding(owned, { days: [DAY], drawer: isPaid() }, async (held) => {
    expectTypeOf(held).toExtend<Held<'days'>>();
    expectTypeOf(held).not.toExtend<Held<'drawer'>>();
    await holding(held, { products }, async (more) => {
      expectTypeOf(more).toExtend<Held<'days' | 'products'>>();
    });
  });
  expectTypeOf(owned).not.toExtend<Held<'days'>>();
  expectTypeOf<Held<'days' | 'periods'>>().toExtend<Held<'periods'>>();
  expectTypeOf<Held<'days'>>().not.toHaveProperty('closedDates');
});
