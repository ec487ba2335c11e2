import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeDiary } from '#domain/agenda/diary.ts';
import { findSlots } from '#domain/agenda/slots.ts';
import { RANDOM_DAYS, randomRows } from '#domain/agenda/testing/random-diary.ts';
import { addDays } from '#domain/shared/time.ts';
import { byHourOfWeek, emptiestHour, fullestHour, type OccupancyRows, occupancyOf } from './occupancy.ts';
import { shareBooked, sumOccupied } from './occupied.ts';

// A Tuesday.
const DAY = '2026-11-17';
const TUESDAY = 2;

const salon = (more: Partial<OccupancyRows> = {}): OccupancyRows => ({
  hours: [{ weekday: TUESDAY, open_time: '09:00', close_time: '18:00' }],
  exceptions: [],
  shifts: [],
  timeOff: [],
  appointments: [],
  professionals: [{ id: 'ana', ativo: true, since: '2026-01-01' }],
  ...more,
});
const booking = (start_time: string, end_time: string, date = DAY, professional_id = 'ana') => ({
  id: '',
  professional_id,
  date,
  start_time,
  end_time,
});
const total = (rows: OccupancyRows, range = { first: DAY, last: DAY }) => sumOccupied(occupancyOf(rows, range));

test('without shifts a professional is available while the salon is open', () => {
  expect(total(salon({ appointments: [booking('10:00', '11:30')] }))).toEqual({ available: 540, booked: 90 });
});

test('shifts override the hours, a break between them is not available', () => {
  const shifts = [
    { staff_id: 'ana', weekday: TUESDAY, start_time: '08:00', end_time: '12:00' },
    { staff_id: 'ana', weekday: TUESDAY, start_time: '13:00', end_time: '15:00' },
  ];
  const appointments = [booking('11:30', '13:30')];
  expect(total(salon({ shifts, appointments }))).toEqual({ available: 360, booked: 60 });
});

test('time off is not available, and an appointment laid over it does not count', () => {
  const timeOff = [{ id: 'x', staff_id: 'ana', starts_at: `${DAY}T16:00`, ends_at: '2026-11-19T00:00' }];
  const appointments = [booking('15:30', '16:30')];
  expect(total(salon({ timeOff, appointments }))).toEqual({ available: 420, booked: 30 });
});

test('a date with special hours has those, and a closed one none', () => {
  const special = { date: DAY, open_time: '10:00', close_time: '12:00' };
  expect(total(salon({ exceptions: [special] })).available).toBe(120);
  expect(total(salon({ exceptions: [{ date: DAY, open_time: null, close_time: null }] })).available).toBe(0);
});

test('nobody is available before the day they came into the team', () => {
  const professionals = [{ id: 'ana', ativo: true, since: DAY }];
  expect(total(salon({ professionals }), { first: '2026-11-01', last: '2026-11-30' }).available).toBe(2 * 540);
});

test('who has left counts on the days with appointments alone', () => {
  const professionals = [{ id: 'ana', ativo: false, since: '2026-01-01' }];
  const range = { first: '2026-11-01', last: '2026-11-30' };
  expect(total(salon({ professionals, appointments: [booking('09:00', '10:00')] }), range)).toEqual({
    available: 540,
    booked: 60,
  });
  expect(total(salon({ professionals }), range).available).toBe(0);
});

test('minutes fall into the hours in which they lie, over all weeks', () => {
  const hours = [{ weekday: TUESDAY, open_time: '09:30', close_time: '11:00' }];
  const appointments = [booking('09:45', '10:15'), booking('10:00', '10:30', '2026-11-24')];
  const cells = byHourOfWeek(occupancyOf(salon({ hours, appointments }), { first: DAY, last: '2026-11-30' }));
  expect(cells).toEqual([
    { weekday: TUESDAY, hour: 9, available: 60, booked: 15 },
    { weekday: TUESDAY, hour: 10, available: 120, booked: 45 },
  ]);
});

test('the fullest and the emptiest hour are among those with an hour of work or more', () => {
  const hour = (weekday: number, hour: number, available: number, booked: number) => ({
    weekday,
    hour,
    available,
    booked,
  });
  const hours = [
    hour(2, 9, 120, 30),
    hour(2, 10, 120, 90),
    hour(3, 9, 240, 60),
    hour(3, 12, 15, 15),
    hour(4, 8, 30, 0),
  ];
  expect(fullestHour(hours)).toEqual(hour(2, 10, 120, 90));
  expect(emptiestHour(hours)).toEqual(hour(3, 9, 240, 60));
  expect(fullestHour([])).toBeUndefined();
});

test('where nobody works, nothing is full', () => {
  expect(shareBooked({ available: 0, booked: 0 })).toBeNull();
  expect(shareBooked({ available: 120, booked: 90 })).toBe(0.75);
});

test('free minutes are those that the search for free times offers, whatever goes on in the salon', () => {
  const first = '2026-11-15';
  const last = addDays(first, RANDOM_DAYS - 1);
  fc.assert(
    fc.property(randomRows(first), (rows) => {
      const professionals = rows.professionals.map(({ id }) => ({ id, ativo: true, since: '2020-01-01' }));
      const { available, booked } = sumOccupied(occupancyOf({ ...rows, professionals }, { first, last }));
      const diary = makeDiary({ ...rows, requests: [] }, first, RANDOM_DAYS);
      const rules = { step: 10, after: -1, before: Number.POSITIVE_INFINITY, gaps: [] };
      const free = diary.professionals.flatMap((_, who) =>
        findSlots(diary, rules, who, 10).flatMap((day) => day.available.filter(Boolean)),
      );
      expect(available - booked).toBe(free.length * 10);
      expect(booked).toBeGreaterThanOrEqual(0);
    }),
  );
});
