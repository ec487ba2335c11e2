import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAgenda } from '#server/agenda/diary/diary-queries.ts';
import { type Database, databaseOf, inTransaction, portalDatabaseOf } from '#server/kernel/database/db.ts';
import { openPool } from '#server/kernel/database/pools.ts';
import { type Login, makeLogins } from '#server/kernel/database/roles.ts';
import type { OwnerId, StaffId } from '#server/kernel/principal.ts';
import { testDatabase } from '#server/kernel/testing/database.ts';
import { connectAsAdmin, signUp } from '#server/kernel/testing/salon.ts';
import { readOwnDays } from './appointments-queries.ts';

const TODAY = '2026-11-18';
const DAY = { from: TODAY, to: TODAY };

let admin: pg.Client;
let login: Login;
let pool: pg.Pool;
let owner: OwnerId;
let rita: StaffId;
let newcomer: OwnerId;
beforeAll(async () => {
  const { adminUrl } = await testDatabase();
  admin = await connectAsAdmin(adminUrl);
  login = (await makeLogins(adminUrl, 'a secret of the tests, long enough')).app;
  pool = openPool(login, 1);
  [owner, newcomer] = [(await signUp(admin)) as OwnerId, (await signUp(admin)) as OwnerId];
  await admin.query(`select set_config('app.user_id', $1, false)`, [owner]);
  const { rows } = await admin.query<{ id: StaffId }>(
    `insert into staff (user_id, nome, funcao) select $1, 'Profissional ' || i, 'Manicure' from generate_series(0, 9) as i returning id`,
    [owner],
  );
  rita = rows[0]?.id as StaffId;
  // The first is today.
  await addDays(0, 50);
});
afterAll(async () => {
  await pool.end();
  await admin.end();
});

/** One that has planned nothing yet. */
async function reconnect(): Promise<void> {
  await pool.end();
  pool = openPool(login, 1);
}

/** On each of those days before today, four appointments of each professional, each with a client who came then for the first time. */
async function addDays(first: number, last: number): Promise<void> {
  await admin.query(
    `with visit as (
       select staff.id as staff_id, gen_random_uuid() as client_id, date '${TODAY}' - day as date, time '09:00' + slot * interval '1 hour' as time
       from staff, generate_series($2::int, $3::int - 1) as day, generate_series(0, 3) as slot where user_id = $1 and funcao = 'Manicure'
     ), client as (
       insert into clients (user_id, id, name) select $1, client_id, 'Ana' from visit
     ), appointment as (
       insert into appointments (user_id, client_id, client_name, professional_id, date, start_time, end_time)
       select $1, client_id, 'Ana', staff_id, date, time, time + interval '1 hour' from visit returning id, professional_id
     )
     insert into appointment_services (user_id, appointment_id, service_name, duration_minutes, professional_id)
     select $1, id, 'Unha', 60, professional_id from appointment`,
    [owner, first, last],
  );
  await admin.query('analyze');
}

/** How many rows of tables the database takes up to answer. The first call on a connection also plans. */
async function rowsRead(db: Database, read: (db: Database) => Promise<unknown>): Promise<number> {
  await read(db);
  return inTransaction(db, async (db) => {
    const before = await rowsSoFar(db);
    await read(db);
    return (await rowsSoFar(db)) - before;
  });
}

async function rowsSoFar(db: Database): Promise<number> {
  const { rows } = await sql<{ read: string }>`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) as read from pg_stat_xact_user_tables`.execute(db);
  return Number(rows[0]?.read);
}

const portalDay = () => rowsRead(portalDatabaseOf(pool, owner, rita), (db) => readOwnDays(db, DAY));
const agendaDay = () => rowsRead(databaseOf(pool, owner), (db) => readAgenda(db, DAY));

test('a day reads as many rows with a long history as with a short one, of a professional at the portal and of the agenda', async () => {
  const [ofPortal, ofAgenda] = [await portalDay(), await agendaDay()];
  expect(ofPortal).toBeGreaterThan(8);
  expect(ofPortal).toBeLessThan(200);
  expect(ofAgenda).toBeLessThan(1_000);
  await addDays(50, 300);
  expect(await portalDay()).toBe(ofPortal);
  expect(await agendaDay()).toBe(ofAgenda);
});

test('a plan that was made for a salon and a professional without anything is right for the others', async () => {
  const before = [await portalDay(), await agendaDay()];
  await reconnect();
  const { rows } = await admin.query<{ id: StaffId }>('select id from staff where user_id = $1', [newcomer]);
  await readOwnDays(portalDatabaseOf(pool, newcomer, rows[0]?.id as StaffId), DAY);
  await readAgenda(databaseOf(pool, newcomer), DAY);
  expect([await portalDay(), await agendaDay()]).toEqual(before);
});
