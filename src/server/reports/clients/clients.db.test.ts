import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { missedFrom } from '#domain/reports/testing/missed-from.ts';
import { visitDays } from '#domain/reports/testing/visit-days.ts';
import { addDays } from '#domain/shared/time.ts';
import { openReports, type ReportSalon, reportSalon } from '../testing/salon-at.ts';
import { readClientsReport, readLostPage } from './read-clients.ts';

let database: Awaited<ReturnType<typeof openReports>>;
let salon: ReportSalon;
beforeAll(async () => {
  database = await openReports();
});
afterAll(() => database.close());
beforeEach(async () => {
  salon = await reportSalon(database);
});

const TODAY = '2026-11-17';
const SIX_MONTHS = { first: '2026-06-01', last: '2026-11-30' };
const report = (range = SIX_MONTHS, today = TODAY) => readClientsReport(salon.on(today), range);

test('a salon without visits has zeros, every month and nobody who is missed', async () => {
  const { now, months, lost, cohorts } = await report();
  expect(now).toEqual({ attended: 0, new: 0, returning: 0, lost: 0 });
  expect(months).toHaveLength(6);
  expect([lost, cohorts.every(({ size }) => size === 0)]).toEqual([[], true]);
});

test('who came for the first time ever is new, who had come before returns, and each counts once', async () => {
  const [ana, bia, caio] = [await salon.client('Ana'), await salon.client('Bia'), await salon.client('Caio')];
  await salon.visit(ana, '2026-05-10');
  for (const day of ['2026-06-02', '2026-06-30', '2026-08-01']) await salon.visit(ana, day);
  await salon.visit(bia, '2026-07-10');
  await salon.visit(bia, '2026-08-11');
  await salon.sale(caio, '2026-08-12');
  const { now, earlier, months } = await report();
  expect(now).toMatchObject({ attended: 3, new: 2, returning: 1 });
  expect(earlier).toMatchObject({ attended: 1, new: 1, returning: 0 });
  expect(months).toEqual([
    { month: '2026-06', new: 0, returning: 1 },
    { month: '2026-07', new: 1, returning: 0 },
    { month: '2026-08', new: 1, returning: 2 },
    { month: '2026-09', new: 0, returning: 0 },
    { month: '2026-10', new: 0, returning: 0 },
    { month: '2026-11', new: 0, returning: 0 },
  ]);
});

test('only what is finalised and has a client is a visit, and a sale that was taken back is none', async () => {
  const ana = await salon.client('Ana');
  await salon.visit(ana, '2026-10-01', 100, { status: 'pendente' });
  await salon.visit(ana, '2026-10-02', 100, { status: 'cancelado' });
  await salon.visit(null, '2026-10-03');
  await salon.voidOf(await salon.sale(ana, '2026-10-04', 50), '2026-11-01', 50);
  await salon.sale(null, '2026-10-05');
  expect((await report()).now.attended).toBe(0);
});

test('who did not come: to how many appointments, and how many clients that was', async () => {
  const [ana, bia] = [await salon.client('Ana'), await salon.client('Bia')];
  const missed = { status: 'cancelado', no_show: true };
  await salon.visit(ana, '2026-10-01', 100, missed);
  await salon.visit(ana, '2026-10-08', 100, missed);
  await salon.visit(bia, '2026-10-09', 100, missed);
  await salon.visit(bia, '2026-10-10', 100, { status: 'cancelado' });
  await salon.visit(bia, '2026-03-10', 100, missed);
  expect(await report()).toMatchObject({
    missed: { appointments: 3, clients: 2 },
    missed_before: { appointments: 1, clients: 1 },
  });
});

test('a client who is deleted counts no longer', async () => {
  const ana = await salon.client('Ana');
  await salon.visit(ana, '2026-10-01');
  expect((await report()).now.attended).toBe(1);
  await salon.admin.query('delete from clients where id = $1', [ana]);
  expect((await report()).now.attended).toBe(0);
});

test('who is missed: last visit, usual interval, how long away and what was spent in a year', async () => {
  const ana = await salon.client('Ana', '+5511911110000');
  await salon.visit(ana, '2025-10-01', 1000);
  for (const day of ['2026-06-22', '2026-07-20']) await salon.visit(ana, day, 120);
  await salon.sale(ana, '2026-08-17', 35.5);
  await salon.voidOf(await salon.sale(ana, '2026-08-17', 10), '2026-08-18', 10);
  const { now, lost } = await report();
  expect(now.lost).toBe(1);
  expect(lost).toEqual([
    {
      id: ana,
      name: 'Ana',
      phone: '+5511911110000',
      last_visit: '2026-08-17',
      usual_days: 28,
      away_days: 92,
      spent: 275_50,
      returned_on: null,
    },
  ]);
});

test('who came back after the period is still missed in it, and says since when', async () => {
  const ana = await salon.client('Ana');
  for (const day of ['2026-05-01', '2026-06-01', '2026-11-10']) await salon.visit(ana, day);
  const past = await report({ first: '2026-08-01', last: '2026-08-31' });
  expect(past.now.lost).toBe(1);
  expect(past.lost).toMatchObject([{ last_visit: '2026-06-01', away_days: 91, returned_on: '2026-11-10' }]);
  expect((await report()).now.lost).toBe(0);
});

test('who was missed before the period is not missed in it again', async () => {
  const ana = await salon.client('Ana');
  for (const day of ['2026-01-01', '2026-01-20']) await salon.visit(ana, day);
  const { now, earlier } = await report();
  expect([now.lost, earlier.lost]).toEqual([0, 1]);
});

test('cohorts: of two who first came in August one came again in September and in November', async () => {
  const [ana, bia] = [await salon.client('Ana'), await salon.client('Bia')];
  for (const day of ['2026-08-03', '2026-08-30', '2026-09-01', '2026-09-30', '2026-11-02']) await salon.visit(ana, day);
  await salon.visit(bia, '2026-08-09');
  expect((await report({ first: '2026-11-01', last: '2026-11-30' })).cohorts).toMatchObject([
    { month: '2026-06', size: 0, back: [0, 0, 0, 0, 0] },
    { month: '2026-07', size: 0, back: [0, 0, 0, 0] },
    { month: '2026-08', size: 2, back: [1, 0, 1] },
    { month: '2026-09', size: 0, back: [0, 0] },
    { month: '2026-10', size: 0, back: [0] },
    { month: '2026-11', size: 0, back: [] },
  ]);
});

test('the database misses exactly those whom the rule misses', async () => {
  const gaps = fc.array(fc.integer({ min: 1, max: 120 }), { maxLength: 5 });
  const histories = fc.sample(fc.tuple(fc.integer({ min: 0, max: 300 }), gaps), { numRuns: 60, seed: 7 });
  const expected: string[] = [];
  for (const [start, steps] of histories) {
    const kept = visitDays(addDays('2026-01-01', start), steps).filter((day) => day <= TODAY);
    const id = await salon.client('Alguém');
    await salon.admin.query(
      `insert into appointments (user_id, client_id, client_name, date, start_time, end_time, status, payment_method)
       select $1, $2, 'Alguém', unnest($3::date[]), '10:00', '11:00', 'finalizado', 'PIX'`,
      [salon.owner, id, kept],
    );
    const day = missedFrom(kept);
    if (day && day >= SIX_MONTHS.first && day <= TODAY) expected.push(id);
  }
  const { rows } = await readLostPage(salon.on(TODAY), SIX_MONTHS);
  expect(expected.length).toBeGreaterThan(3);
  expect(rows.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
  expect((await report()).now.lost).toBe(expected.length);
});

test('three thousand clients with six visits each: every page once, and no statement takes long', async () => {
  // Twenty thousand rows without their search words and histories, which nobody asks about here.
  await salon.admin.query('set session_replication_role = replica');
  await salon.admin.query(
    `with made as (
       insert into clients (user_id, name) select $1, 'Cliente ' || n from generate_series(1, 3000) n returning id
     ), numbered as (select id, row_number() over ()::int as n from made)
     insert into appointments (user_id, client_id, client_name, date, start_time, end_time, status, payment_method)
     select $1, id, 'Cliente', date '2026-01-01' + (n % 100) + visit * (7 + n % 30), '10:00', '11:00', 'finalizado', 'PIX'
     from numbered, generate_series(1, 6) visit`,
    [salon.owner],
  );
  await salon.admin.query('set session_replication_role = default');
  const all = 'array(select id from clients where user_id = $1)';
  await salon.admin.query(`select app.keep_visits_of(array[$1::uuid], ${all}, '1900-01-01')`, [salon.owner]);
  await salon.admin.query('analyze appointments, clients, client_visits');
  const began = performance.now();
  const { now, lost } = await report();
  expect(performance.now() - began).toBeLessThan(20_000);
  expect(lost).toHaveLength(8);
  const seen = new Set<string>();
  for (let cursor: string | undefined; ; ) {
    const page = await readLostPage(salon.on(TODAY), { ...SIX_MONTHS, cursor });
    for (const { id } of page.rows) seen.add(id);
    if (!page.next || seen.size >= 300) break;
    cursor = page.next;
  }
  expect(seen.size).toBe(Math.min(300, now.lost));
}, 240_000);
