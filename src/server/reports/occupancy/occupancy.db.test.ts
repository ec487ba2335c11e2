import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openReports, type ReportSalon, reportSalon } from '../testing/salon-at.ts';
import { readOccupancy as read } from './read-occupancy.ts';

let database: Awaited<ReturnType<typeof openReports>>;
let salon: ReportSalon;
beforeAll(async () => {
  database = await openReports();
});
afterAll(() => database.close());
beforeEach(async () => {
  salon = await reportSalon(database);
  // The owner, whom the sign-up registers, does not cut hair here; the salon opens on Tuesdays from nine to seventeen.
  await salon.admin.query('delete from staff where user_id = $1', [salon.owner]);
  await salon.admin.query(
    `update salon_hours set is_open = weekday = 2, open_time = case when weekday = 2 then time '09:00' end,
       close_time = case when weekday = 2 then time '17:00' end where user_id = $1`,
    [salon.owner],
  );
});

async function readOccupancy(...asked: Parameters<typeof read>) {
  const report = await read(...asked);
  if (!report) throw new Error('There is no such professional.');
  return report;
}

const OCTOBER = { first: '2026-10-01', last: '2026-10-31' };
const NOVEMBER = { first: '2026-11-01', last: '2026-11-30' };
const booked = (professional_id: string, start_time: string, end_time: string, status = 'finalizado') => ({
  professional_id,
  start_time,
  end_time,
  status,
});

test('October has four Tuesdays: what was booked of their hours, against September, in which nothing was', async () => {
  const rita = await salon.professional('Rita');
  await salon.visit(null, '2026-10-06', 10, booked(rita, '09:00', '10:30'));
  await salon.visit(null, '2026-10-13', 10, booked(rita, '16:00', '18:00', 'pendente'));
  await salon.visit(null, '2026-10-20', 10, booked(rita, '09:00', '12:00', 'cancelado'));
  await salon.insert('staff_time_off', {
    staff_id: rita,
    starts_at: '2026-10-27 13:00',
    ends_at: '2026-10-28 13:00',
    reason: '',
  });
  const report = await readOccupancy(salon.on('2026-11-17'), OCTOBER);
  expect(report).toMatchObject({
    before: { first: '2026-09-01', last: '2026-09-30' },
    total: { available: 3 * 480 + 240, booked: 90 + 60 },
    total_before: { available: 5 * 480, booked: 0 },
    fullest: { weekday: 2, hour: 16, available: 180, booked: 60 },
    emptiest: { weekday: 2, hour: 11, available: 240, booked: 0 },
    professionals: [{ nome: 'Rita', available: 1680, booked: 150 }],
  });
  expect(report.hours.map(({ hour }) => hour)).toEqual([9, 10, 11, 12, 13, 14, 15, 16]);
});

test('who did not come occupied nothing: how many there were, and how long the chair stayed free', async () => {
  const [rita, bia] = [await salon.professional('Rita'), await salon.professional('Bia')];
  const missed = (who: string, start: string, end: string) => ({
    ...booked(who, start, end, 'cancelado'),
    no_show: true,
  });
  await salon.visit(null, '2026-10-06', 10, missed(rita, '09:00', '10:30'));
  await salon.visit(null, '2026-10-13', 10, missed(bia, '09:00', '09:45'));
  await salon.visit(null, '2026-09-08', 10, missed(bia, '09:00', '10:00'));
  await salon.visit(null, '2026-10-20', 10, booked(rita, '09:00', '12:00', 'cancelado'));
  expect(await readOccupancy(salon.on('2026-11-17'), OCTOBER)).toMatchObject({
    total: { booked: 0 },
    missed: { appointments: 2, minutes: 135 },
    missed_before: { appointments: 1, minutes: 60 },
  });
  const ofRita = await readOccupancy(salon.on('2026-11-17'), { ...OCTOBER, professional_id: rita });
  expect([ofRita.missed, ofRita.missed_before]).toEqual([
    { appointments: 1, minutes: 90 },
    { appointments: 0, minutes: 0 },
  ]);
});

test('days that are still to come count neither as available nor as booked', async () => {
  const rita = await salon.professional('Rita');
  await salon.visit(null, '2026-11-24', 10, booked(rita, '09:00', '10:00', 'pendente'));
  const { total, before } = await readOccupancy(salon.on('2026-11-17'), NOVEMBER);
  expect(total).toEqual({ available: 3 * 480, booked: 0 });
  expect(before).toEqual({ first: '2026-10-01', last: '2026-10-17' });
});

test('a professional counts from the day of registration, or from the first appointment if that is earlier', async () => {
  const nina = await salon.professional('Nina', '2026-11-10T12:00:00Z');
  expect((await readOccupancy(salon.on('2026-12-01'), NOVEMBER)).total.available).toBe(3 * 480);
  await salon.visit(null, '2026-11-03', 10, booked(nina, '09:00', '10:00'));
  expect((await readOccupancy(salon.on('2026-12-01'), NOVEMBER)).total).toEqual({ available: 4 * 480, booked: 60 });
});

test('who has left is there on days with appointments, and nobody else sees who was not asked about', async () => {
  const rita = await salon.professional('Rita');
  const old = await salon.professional('Olga', '2026-01-01', false);
  await salon.professional('Zilda', '2026-01-01', false);
  await salon.visit(null, '2026-11-10', 10, booked(old, '09:00', '10:00'));
  const all = await readOccupancy(salon.on('2026-12-01'), NOVEMBER);
  expect(all.professionals).toMatchObject([
    { nome: 'Olga', available: 480, booked: 60 },
    { nome: 'Rita', available: 4 * 480, booked: 0 },
  ]);
  const one = await readOccupancy(salon.on('2026-12-01'), { ...NOVEMBER, professional_id: rita });
  expect(one.total).toEqual({ available: 4 * 480, booked: 0 });
  expect(one.professionals).toHaveLength(2);
});

test('the whole is the sum of its hours and of its professionals', async () => {
  const rita = await salon.professional('Rita');
  const bia = await salon.professional('Bia');
  await salon.insert('staff_shifts', { staff_id: bia, weekday: 2, start_time: '07:30', end_time: '11:15' });
  await salon.insert('salon_exceptions', {
    date: '2026-11-10',
    is_closed: false,
    open_time: '10:00',
    close_time: '14:00',
    note: '',
  });
  await salon.visit(null, '2026-11-10', 10, booked(bia, '10:00', '12:00'));
  await salon.visit(null, '2026-11-17', 10, booked(rita, '08:00', '12:00'));
  const { total, hours, professionals } = await readOccupancy(salon.on('2026-12-01'), NOVEMBER);
  const sum = (rows: Array<{ available: number; booked: number }>) => ({
    available: rows.reduce((all, { available }) => all + available, 0),
    booked: rows.reduce((all, { booked }) => all + booked, 0),
  });
  expect(total).toEqual({ available: 3 * 480 + 240 + 3 * 225 + 75, booked: 75 + 180 });
  expect(sum(hours)).toEqual(total);
  expect(sum(professionals)).toEqual(total);
});

test('a professional of nobody, or of another salon, is not found', async () => {
  const rita = await salon.professional('Rita');
  salon = await reportSalon(database);
  expect(await read(salon.on('2026-12-01'), { ...NOVEMBER, professional_id: rita })).toBeUndefined();
});
