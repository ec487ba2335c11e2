import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OwnerId } from '../principal.ts';
import { testDatabase } from '../testing/database.ts';
import { attempt, type Database, databaseOf, inTransaction } from './db.ts';
import { sendAhead } from './pipeline.ts';
import { planned } from './planned.ts';
import { openPool } from './pools.ts';
import { type Places, prepared } from './prepared.ts';
import { makeLogins } from './roles.ts';

let pool: pg.Pool;
let db: Database;
beforeAll(async () => {
  const { adminUrl } = await testDatabase();
  const logins = await makeLogins(adminUrl, 'a secret of the tests, long enough');
  // One connection, as a pooler would share it: whatever a call leaves behind meets the next one.
  pool = openPool(logins.app, 1);
  db = databaseOf(pool, '0f0b3e8e-8a7b-4a53-9a68-31ab6a2a5c5d' as OwnerId);
});
afterAll(() => pool.end());

const CALLS = 8;

/** Left to PostgreSQL it is planned with its values five times, and once for all after that. */
const named = (name: string) => sql`select ${sql.lit(name)} from clients where name = ${'Ana'}::text`;

const plansOf = async (name: string) =>
  (
    await sql<{
      once: number;
      each: number;
    }>`select generic_plans::int as once, custom_plans::int as each from pg_prepared_statements
      where statement like ${`select '${name}'%`}`.execute(db)
  ).rows[0];

async function times(count: number, work: () => Promise<unknown>): Promise<void> {
  for (let call = 0; call < count; call += 1) await work();
}

test('a statement that is planned once keeps its plan from the first call on', async () => {
  await times(CALLS, () => planned('once', named('kept')).execute(db));
  expect(await plansOf('kept')).toEqual({ once: CALLS, each: 0 });
});

test('a statement that is planned each time never gets a plan for any values', async () => {
  await times(CALLS, () => planned('each', named('anew')).execute(db));
  expect(await plansOf('anew')).toEqual({ once: 0, each: CALLS });
});

test('one that says nothing is left to PostgreSQL, also right after one that was planned once', async () => {
  await times(CALLS, async () => {
    await planned('once', named('before')).execute(db);
    await named('unsaid').execute(db);
  });
  expect(await plansOf('unsaid')).toEqual({ once: CALLS - 5, each: 5 });
});

test('in one transaction each statement is planned as it says, sent ahead or waited for, also after going back to a savepoint', async () => {
  const once = prepared(
    (_, { name }: Places<{ name: string }>) => sql`select 'put together' from clients where name = ${name}::text`,
    {
      planned: 'once',
    },
  );
  await times(CALLS, () =>
    inTransaction(db, async (db) => {
      await once.send(db, { name: 'Ana' });
      await sendAhead(db, planned('each', named('ahead')));
      await planned('once', named('waited for')).execute(db);
      await attempt(db, async (db) => {
        await planned('each', named('attempted')).execute(db);
        return { ok: false, reason: 'not_found' } as const;
      });
      await planned('each', named('afterwards')).execute(db);
      await named('in between').execute(db);
    }),
  );
  expect(await plansOf('put together')).toEqual({ once: CALLS, each: 0 });
  expect(await plansOf('ahead')).toEqual({ once: 0, each: CALLS });
  expect(await plansOf('waited for')).toEqual({ once: CALLS, each: 0 });
  expect(await plansOf('attempted')).toEqual({ once: 0, each: CALLS });
  expect(await plansOf('afterwards')).toEqual({ once: 0, each: CALLS });
  expect(await plansOf('in between')).toEqual({ once: CALLS - 5, each: 5 });
});

test('nothing of it is left on the connection, which a pooler gives to somebody else', async () => {
  await planned('once', named('left')).execute(db);
  await inTransaction(db, (db) => planned('each', named('left in a transaction')).execute(db));
  const { rows } = await pool.query('show plan_cache_mode');
  expect(rows).toEqual([{ plan_cache_mode: 'auto' }]);
});
