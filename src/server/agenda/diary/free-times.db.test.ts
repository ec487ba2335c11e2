import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Why } from '#contract/agenda/appointments.ts';
import { formatTime } from '#domain/shared/time.ts';
import { type Database, databaseOf } from '#server/kernel/database/db.ts';
import { openPool } from '#server/kernel/database/pools.ts';
import { makeLogins } from '#server/kernel/database/roles.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { perFile } from '#server/kernel/testing/per-test.ts';
import { countQueries } from '#server/kernel/testing/query-counter.ts';
import { signedUp, testServer } from '#server/test-server.ts';
import { insertRow } from '../testing/rows.ts';
import { explainTime } from './explain-time.ts';
import { findFreeSlots, readDiary, slotRefusal, suggestTimes } from './find-free-slots.ts';
import { readDays } from './read-days.ts';

const TUESDAY = '2026-11-17';
/** Nine in the morning of that Tuesday in São Paulo. */
const NOW = Temporal.Instant.from('2026-11-17T12:00:00Z');

const server = testServer();
const owner = perFile(() => signedUp(server));
let pool: pg.Pool;
let db: Database;
const ids: Record<'ana' | 'bia' | 'gone' | 'cut' | 'request' | 'block', string> = {
  ana: '',
  bia: '',
  gone: '',
  cut: '',
  request: '',
  block: '',
};

/** Ana: 09:30 to 15:00, a cut at 10:00, away 11:00 to 12:00; Bia: the salon's hours, taken from 12:00 on; a request for anybody at 13:00. */
beforeAll(async () => {
  const { app } = await makeLogins(server.adminUrl, 'a secret of the tests, long enough');
  pool = openPool(app, 2);
  db = databaseOf(pool, owner.id as OwnerId);
  // The owner, who would be free all day, is somebody else's worry here.
  await server.admin.query('update staff set ativo = false where user_id = $1', [owner.id]);
  ids.ana = await give('staff', { nome: 'Ana', funcao: 'Cabeleireira' });
  ids.bia = await give('staff', { nome: 'Bia', funcao: 'Cabeleireira' });
  ids.gone = await give('staff', { nome: 'Gil', funcao: 'Barbeiro', ativo: false });
  await give('staff_shifts', { staff_id: ids.ana, weekday: 2, start_time: '09:30', end_time: '15:00' });
  ids.cut = await book({ professional_id: ids.ana, start_time: '10:00', end_time: '10:45' });
  await book({ professional_id: ids.ana, start_time: '13:00', end_time: '14:00', status: 'cancelado' });
  await book({ professional_id: ids.bia, start_time: '12:00', end_time: '19:00' });
  ids.request = await book({ start_time: '13:00', end_time: '14:00', requires_confirmation: true });
  const away = { starts_at: `${TUESDAY} 11:00`, ends_at: `${TUESDAY} 12:00`, reason: 'Dentista' };
  ids.block = await give('staff_time_off', { staff_id: ids.ana, ...away });
});
afterAll(() => pool.end());

const give = (table: string, row: Record<string, string | number | boolean | null>) =>
  insertRow(server, table, { user_id: owner.id, ...row });
const book = (row: Record<string, string | boolean>) =>
  give('appointments', { client_name: 'Carla', date: TUESDAY, ...row });

const search = { from: TUESDAY, days: 1, minutes: 30, now: NOW };
async function free(professional: string | null, changes: Partial<Parameters<typeof findFreeSlots>[1]> = {}) {
  const found = await findFreeSlots(db, { ...search, professional, ...changes });
  return found.ok && found.days.map(({ starts, available }) => starts.filter((_, i) => available[i]).map(formatTime));
}

describe('the free times', () => {
  test('lie in the shift, beside appointments and blocks, after now, and leave a request its professional', async () => {
    // 09:00 is now, and 10:45 is the end of the cut but no start; 13:00 and 13:30 are for the request.
    expect(await free(ids.ana)).toEqual([['09:30', '12:00', '12:30', '14:00', '14:30']]);
  });
  test('of anybody are those of either, by the opening of each', async () => {
    expect(await free(null)).toEqual([
      ['09:30', '10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '14:00', '14:30'],
    ]);
  });
  test('ignore the appointment that is being moved', async () => {
    expect(await free(ids.ana, { except: ids.cut })).toEqual([
      ['09:30', '10:00', '10:30', '12:00', '12:30', '14:00', '14:30'],
    ]);
  });
  test('of several days come day by day', async () => {
    const found = await findFreeSlots(db, { ...search, days: 8, professional: ids.bia });
    expect(found.ok && found.days.map(({ date, starts }) => [date, starts.length])).toEqual([
      ['2026-11-17', 20],
      ['2026-11-18', 20],
      ['2026-11-19', 20],
      ['2026-11-20', 20],
      ['2026-11-21', 20],
      ['2026-11-22', 0],
      ['2026-11-23', 0],
      ['2026-11-24', 20],
    ]);
  });
  test('of somebody who has left, or of another salon, are none at all', async () => {
    expect(await free(ids.gone)).toBe(false);
    expect(await free('5f0c0b1e-0000-4000-8000-000000000000')).toBe(false);
  });
  test('of a month are one wait', async () => {
    await findFreeSlots(db, { ...search, days: 31, professional: null });
    const { waits } = await countQueries(() => findFreeSlots(db, { ...search, days: 31, professional: null }));
    expect(waits).toBe(1);
  });
  test('are what the check at the moment of booking lets through', async () => {
    const day = await readDiary(db, TUESDAY, 1);
    const ask = (start: number) => slotRefusal(day, { start, professional: ids.ana, minutes: 30, now: NOW });
    const starts = Array.from({ length: 96 }, (_, index) => index * 15);
    const passed = starts.filter((start) => !ask(start)).map(formatTime);
    expect([passed]).toEqual(await free(ids.ana));
  });
});

describe('the owner’s suggestions', () => {
  afterEach(() =>
    server.admin.query('update profiles set min_notice_minutes = 0, booking_horizon_days = 365 where id = $1', [
      owner.id,
    ]),
  );
  const suggested = (date = TUESDAY) => suggestTimes(db, { professional_id: ids.ana, date, minutes: 30 }, NOW);

  test('know neither notice nor horizon', async () => {
    const strict = 'update profiles set min_notice_minutes = 240, booking_horizon_days = 1 where id = $1';
    await server.admin.query(strict, [owner.id]);
    expect(await free(ids.ana)).toEqual([['14:00', '14:30']]);
    expect(await suggested()).toEqual(['09:30', '12:00', '12:30', '14:00', '14:30']);
    expect(await free(ids.ana, { from: '2030-11-19' })).toEqual([[]]);
    expect(await suggested('2030-11-19')).toHaveLength(11);
  });
  test('are none for a day that is over', async () => {
    expect(await suggested('2026-11-10')).toEqual([]);
  });
  test('come over the wire', async () => {
    const query = new URLSearchParams({ professional_id: ids.ana, date: '2099-11-17', minutes: '300' });
    expect(await owner.get(`/api/agenda/free-times?${query}`)).toMatchObject({ status: 200, body: ['09:30', '10:00'] });
  });
});

describe('why a time is not offered', () => {
  const why = (start_time: string, professional_id = ids.ana, changes = {}) =>
    explainTime(db, { professional_id, date: TUESDAY, start_time, minutes: 30, ...changes }, NOW);

  test('is told exactly of those that are not', async () => {
    const offered: string[] = [];
    for (let start = 0; start < 24 * 60; start += 15) {
      const time = formatTime(start);
      if ((await why(time))?.rule === null) offered.push(time);
    }
    expect([offered]).toEqual(await free(ids.ana));
  });
  test('shows the appointment that is in the way', async () => {
    expect(await why('10:30')).toMatchObject({
      rule: 'appointment',
      appointments: [{ id: ids.cut, client_name: 'Carla' }],
    });
  });
  test('shows the reason of a block', async () => {
    expect(await why('11:00')).toMatchObject({ rule: 'time_off', appointments: [], note: 'Dentista' });
  });
  test('shows the request that would find nobody', async () => {
    expect(await why('13:30')).toMatchObject({ rule: 'held_for_request', appointments: [{ id: ids.request }] });
  });
  test('shows the working hours and the rules of the salon', async () => {
    expect(await why('15:00')).toMatchObject({
      rule: 'outside_shift',
      hours: [{ start_time: '09:30', end_time: '15:00' }],
      step_minutes: 30,
      notice_minutes: 0,
      horizon_days: 365,
    });
  });
  test('shows the note of a holiday', async () => {
    await give('salon_exceptions', { date: '2026-12-25', note: 'Natal' });
    expect(await why('10:00', ids.ana, { date: '2026-12-25' })).toMatchObject({
      rule: 'exception',
      note: 'Natal',
      hours: [],
    });
  });
  test('is, of somebody who has left, that', async () => {
    expect(await why('10:00', ids.gone)).toMatchObject({ rule: 'inactive' });
  });
  test('comes over the wire', async () => {
    const query = new URLSearchParams({
      professional_id: ids.ana,
      date: '2020-11-17',
      start_time: '10:00',
      minutes: '30',
    });
    const { status, body } = await owner.get(`/api/agenda/why?${query}`);
    expect([status, (body as Why).rule]).toEqual([200, 'notice']);
  });
});

const ASKED = { date: TUESDAY, start_time: '10:00', minutes: '30' };
test.each([
  [{ ...ASKED, date: '2026-02-30' }, 'date'],
  [{ ...ASKED, start_time: '25:00' }, 'start_time'],
  [{ ...ASKED, start_time: '10h' }, 'start_time'],
  [{ ...ASKED, minutes: '-30' }, 'minutes'],
  [{ ...ASKED, minutes: '0' }, 'minutes'],
  [{ ...ASKED, minutes: '30.5' }, 'minutes'],
  [{ ...ASKED, minutes: '1e9' }, 'minutes'],
  [{ ...ASKED, minutes: 'x' }, 'minutes'],
])('nothing is answered to %j', async (asked, field) => {
  const { status, body } = await owner.get(
    `/api/agenda/why?${new URLSearchParams({ professional_id: ids.ana, ...asked })}`,
  );
  expect({ status, body }).toMatchObject({ status: 422, body: { code: 'INVALID' } });
  expect((body as { data: { fields: object } }).data.fields).toHaveProperty(field);
});

describe('wherever the server stands', () => {
  const home = process.env.TZ;
  afterEach(() => {
    if (home === undefined) delete process.env.TZ;
    else process.env.TZ = home;
  });

  /** In January the machine's clock is that many minutes behind UTC. */
  const ZONES = { UTC: 0, 'Asia/Tokyo': -540, 'America/Los_Angeles': 480 };
  const answers = async () => [
    await readDays(db, { from: '2026-11-15', to: '2026-11-21' }),
    await findFreeSlots(db, { ...search, days: 31, professional: null }),
    await suggestTimes(db, { professional_id: ids.ana, date: TUESDAY, minutes: 30 }, NOW),
    await explainTime(db, { professional_id: ids.ana, date: TUESDAY, start_time: '09:00', minutes: 30 }, NOW),
  ];

  test('the answers are the same, also in the nights when the clocks change', async () => {
    for (const [timezone, firstDate] of [
      ['America/Santiago', '2026-09-05'],
      ['America/New_York', '2026-03-07'],
      ['Europe/Lisbon', '2026-03-28'],
    ] as const) {
      await server.admin.query('update profiles set timezone = $1 where id = $2', [timezone, owner.id]);
      await server.admin.query(
        `update salon_hours set is_open = true, open_time = '00:00', close_time = '24:00' where user_id = $1`,
        [owner.id],
      );
      const now = Temporal.Instant.from(`${firstDate}T03:30:00Z`);
      const told = new Set<string>();
      for (const [zone, offset] of Object.entries(ZONES)) {
        process.env.TZ = zone;
        expect(new Date('2026-01-15T12:00:00Z').getTimezoneOffset()).toBe(offset);
        const nights = await findFreeSlots(db, { from: firstDate, days: 3, professional: ids.bia, minutes: 60, now });
        told.add(JSON.stringify([nights, await answers()]));
      }
      expect(told.size).toBe(1);
    }
  });
});
