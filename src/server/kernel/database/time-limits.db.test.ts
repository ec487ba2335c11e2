import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OwnerId } from '../principal.ts';
import { testDatabase } from '../testing/database.ts';
import { isDatabaseAway } from './away.ts';
import { type Database, databaseOf, inTransaction } from './db.ts';
import { holding } from './holding.ts';
import { allowLonger } from './pipeline.ts';
import { openPool, waitingUpTo } from './pools.ts';
import { makeLogins } from './roles.ts';

const OWNER = '0f0b3e8e-8a7b-4a53-9a68-31ab6a2a5c5d' as OwnerId;

let pool: pg.Pool;
let patientPool: pg.Pool;
let db: Database;
beforeAll(async () => {
  const { adminUrl } = await testDatabase();
  const logins = await makeLogins(adminUrl, 'a secret of the tests, long enough');
  pool = openPool(logins.app, 2);
  patientPool = openPool(logins.app, 1, waitingUpTo(60));
  db = databaseOf(pool, OWNER);
});
afterAll(() => Promise.all([pool.end(), patientPool.end()]));

type Limits = { statement: string; idle: string; lock: string };
const limitsIn = async (db: Database) =>
  (
    await sql<Limits>`select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle, current_setting('lock_timeout') as lock`.execute(
      db,
    )
  ).rows[0];
const limitsHolding = (db: Database) => holding({ db, owner: OWNER }, { drawer: true }, ({ db }) => limitsIn(db));

test('the database ends a statement of ours after eight seconds, and a transaction that nobody goes on with after ten', async () => {
  expect(await limitsIn(db)).toEqual({ statement: '8s', idle: '10s', lock: '0' });
});

test('whoever needs what others hold waits three seconds for it, and in the crowds of the tests a minute', async () => {
  expect(await limitsHolding(db)).toEqual({ statement: '8s', idle: '10s', lock: '3s' });
  const minute = '1min';
  expect(await limitsHolding(databaseOf(patientPool, OWNER))).toEqual({
    statement: minute,
    idle: minute,
    lock: minute,
  });
});

test('one transaction may be allowed a minute, and the next one has the usual time again', async () => {
  const allowed = await inTransaction(db, async (db) => {
    await allowLonger(db);
    return limitsIn(db);
  });
  expect(allowed).toMatchObject({ statement: '1min', idle: '10s' });
  expect(await limitsIn(db)).toMatchObject({ statement: '8s' });
});

test('a statement that is ended for its time counts as a database that is away', async () => {
  const slow = inTransaction(db, async (db) => {
    await sql`set local statement_timeout = '10ms'`.execute(db);
    await sql`select pg_sleep(5)`.execute(db);
  });
  const error = await slow.catch((error) => error);
  expect(error).toMatchObject({ code: '57014' });
  expect(isDatabaseAway(error)).toBe(true);
});
