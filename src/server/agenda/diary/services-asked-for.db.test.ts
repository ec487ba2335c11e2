import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Why } from '#contract/agenda/appointments.ts';
import { type Database, databaseOf } from '#server/kernel/database/db.ts';
import { openPool } from '#server/kernel/database/pools.ts';
import { makeLogins } from '#server/kernel/database/roles.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { perFile } from '#server/kernel/testing/per-test.ts';
import { countQueries } from '#server/kernel/testing/query-counter.ts';
import { signedUp, testServer } from '#server/test-server.ts';
import { insertRow } from '../testing/rows.ts';
import { explainTime } from './explain-time.ts';
import { suggestTimes } from './find-free-slots.ts';

const TUESDAY = '2099-11-17';
const NOW = Temporal.Instant.from('2026-11-17T12:00:00Z');

const server = testServer();
const owner = perFile(() => signedUp(server));
let pool: pg.Pool;
let db: Database;
const ids = { ana: '', bia: '', colour: '', nails: '', visit: '' };

/** Only Bia does nails. Ana colours from 10:00 on: 45 minutes, 30 in which she is free, 30 minutes, and 15 to clean up. */
beforeAll(async () => {
  const { app } = await makeLogins(server.adminUrl, 'a secret of the tests, long enough');
  pool = openPool(app, 2);
  db = databaseOf(pool, owner.id as OwnerId);
  await server.admin.query('update profiles set slot_step_minutes = 15, booking_horizon_days = 730 where id = $1', [
    owner.id,
  ]);
  await server.admin.query('update staff set ativo = false where user_id = $1', [owner.id]);
  ids.ana = await give('staff', { nome: 'Ana', funcao: 'Cabeleireira' });
  ids.bia = await give('staff', { nome: 'Bia', funcao: 'Manicure' });
  ids.colour = await give('services', { name: 'Coloração', category: 'Cabelo', duration_minutes: 105 });
  ids.nails = await give('services', { name: 'Unhas', category: 'Unha', duration_minutes: 30, done_by_all: false });
  await server.admin.query(`update services set parts = '{45,30,30}', cleanup_minutes = 15 where id = $1`, [
    ids.colour,
  ]);
  await server.admin.query('insert into staff_services (user_id, service_id, staff_id) values ($1, $2, $3)', [
    owner.id,
    ids.nails,
    ids.bia,
  ]);
  const times = { date: TUESDAY, start_time: '10:00', end_time: '11:45' };
  ids.visit = await give('appointments', { client_name: 'Carla', professional_id: ids.ana, ...times });
  await server.admin.query(
    `insert into appointment_services (user_id, appointment_id, service_id, service_name, duration_minutes, parts, cleanup_minutes)
     values ($1, $2, $3, 'Coloração', 105, '{45,30,30}', 15)`,
    [owner.id, ids.visit, ids.colour],
  );
});
afterAll(() => pool.end());

const give = (table: string, row: Record<string, string | number | boolean | null>) =>
  insertRow(server, table, { user_id: owner.id, ...row });

const between = (times: string[] | undefined) => times?.filter((time) => time >= '09:30' && time <= '12:00');

describe('the owner’s suggestions', () => {
  const suggested = async (minutes: number, changes: Partial<Parameters<typeof suggestTimes>[1]> = {}) =>
    between(await suggestTimes(db, { professional_id: ids.ana, date: TUESDAY, minutes, ...changes }, NOW));

  test('lie in a pause if they fit wholly, and not in the minutes of cleaning up', async () => {
    expect(await suggested(30)).toEqual(['09:30', '10:45', '12:00']);
    expect(await suggested(31)).toEqual(['12:00']);
  });
  test('of services with a pause leave it to what is there', async () => {
    expect(await suggested(105, { service_ids: [ids.colour], except: ids.visit })).toContain('10:00');
    await give('appointments', {
      client_name: 'Dora',
      professional_id: ids.ana,
      date: TUESDAY,
      start_time: '10:45',
      end_time: '11:15',
    });
    expect(await suggested(105, { service_ids: [ids.colour], except: ids.visit })).toContain('10:00');
    expect(await suggested(105, { except: ids.visit })).not.toContain('10:00');
    await server.admin.query(`delete from appointments where client_name = 'Dora'`);
  });
  test('are there for somebody who does not do it: the desk decides', async () => {
    expect(await suggested(30, { service_ids: [ids.nails] })).toEqual(['09:30', '10:45', '12:00']);
  });
  test('come over the wire', async () => {
    const query = new URLSearchParams({ professional_id: ids.ana, date: TUESDAY, minutes: '105', except: ids.visit });
    query.append('service_ids[0]', ids.colour);
    const { status, body } = await owner.get(`/api/agenda/free-times?${query}`);
    expect([status, between(body as string[])]).toEqual([200, expect.arrayContaining(['10:00'])]);
  });
});

describe('why a time is not offered', () => {
  const why = (start_time: string, service: string, professional_id = ids.ana) =>
    explainTime(db, { professional_id, date: TUESDAY, start_time, minutes: 30, service_ids: [service] }, NOW);

  test('is that the professional does not do the service, by its name', async () => {
    expect(await why('14:00', ids.nails)).toMatchObject({ rule: 'does_not_do', services: ['Unhas'] });
    expect((await why('14:00', ids.nails, ids.bia))?.rule).not.toBe('does_not_do');
  });
  test('is the appointment whose work is in the way, and not its pause', async () => {
    const plain = (start_time: string) =>
      explainTime(db, { professional_id: ids.ana, date: TUESDAY, start_time, minutes: 30 }, NOW);
    // Too far ahead for visitors, which is asked about last.
    expect(await plain('10:45')).toMatchObject({ rule: 'horizon' });
    expect(await plain('11:45')).toMatchObject({ rule: 'appointment', appointments: [{ id: ids.visit }] });
    expect(await why('09:00', ids.colour)).toMatchObject({ rule: 'appointment', appointments: [{ id: ids.visit }] });
  });
  test('is told in one wait', async () => {
    await why('14:00', ids.nails);
    expect((await countQueries(() => why('14:00', ids.nails))).waits).toBe(1);
  });
  test('comes over the wire', async () => {
    const asked = { professional_id: ids.ana, date: TUESDAY, start_time: '10:00', minutes: '30' };
    const query = new URLSearchParams({ ...asked, 'service_ids[0]': ids.nails });
    const { status, body } = await owner.get(`/api/agenda/why?${query}`);
    expect([status, (body as Why).rule]).toEqual([200, 'does_not_do']);
  });
});
