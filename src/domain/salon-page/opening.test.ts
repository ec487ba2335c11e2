import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, salonNow } from '#domain/shared/time.ts';
import { type Hours, openingAt, otherDaysAhead, timesOf, type WeekdayTimes, weekRows } from './opening.ts';

// 2026-11-17 is a Tuesday.
const TUESDAY = '2026-11-17';
const at = (time: string, date = TUESDAY) => ({
  date,
  minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
});
const open = (weekday: number, open_time: string, close_time: string): WeekdayTimes => {
  return { weekday, is_open: true, open_time, close_time };
};
const shut = (weekday: number): WeekdayTimes => ({ weekday, is_open: false, open_time: null, close_time: null });

const usual: Hours = {
  week: [
    shut(0),
    shut(1),
    open(2, '09:00', '19:00'),
    open(3, '09:00', '19:00'),
    open(4, '09:00', '19:00'),
    open(5, '09:00', '19:00'),
    open(6, '08:00:00', '17:00:00'),
  ],
  others: [],
};
const closedOn = (date: string) => ({ date, is_closed: true, open_time: null, close_time: null });

test.each([
  ['08:59', { kind: 'opens', at: 540, date: TUESDAY, inDays: 0 }],
  ['09:00', { kind: 'open', until: 1140 }],
  ['18:59', { kind: 'open', until: 1140 }],
  ['19:00', { kind: 'opens', at: 540, date: '2026-11-18', inDays: 1 }],
])('on a day from 09:00 to 19:00, at %s', (time, said) => expect(openingAt(usual, at(time))).toEqual(said));

test('after the last day of the week the next one opens in three days', () => {
  expect(openingAt(usual, at('17:00', '2026-11-21'))).toEqual({
    kind: 'opens',
    at: 540,
    date: '2026-11-24',
    inDays: 3,
  });
});

test('a day that is different counts before its weekday', () => {
  const others = [
    closedOn(TUESDAY),
    { ...closedOn('2026-11-18'), is_closed: false, open_time: '14:00', close_time: '16:00' },
  ];
  expect(openingAt({ ...usual, others }, at('10:00'))).toEqual({
    kind: 'opens',
    at: 840,
    date: '2026-11-18',
    inDays: 1,
  });
  expect(openingAt({ ...usual, others }, at('15:00', '2026-11-18'))).toMatchObject({ kind: 'open', until: 960 });
});

test('a holiday of three weeks is closed, without a day', () => {
  const others = Array.from({ length: 21 }, (_, day) => closedOn(addDays(TUESDAY, day)));
  expect(openingAt({ ...usual, others }, at('10:00'))).toEqual({ kind: 'closed' });
  expect(openingAt({ week: [], others: [] }, at('10:00'))).toEqual({ kind: 'closed' });
});

test('a day that ends at midnight goes on where the next begins then', () => {
  const night: Hours = { week: [open(2, '18:00', '24:00'), open(3, '00:00', '02:30')], others: [] };
  expect(openingAt(night, at('23:00'))).toEqual({ kind: 'open', until: 150 });
  expect(openingAt(night, at('01:00', '2026-11-18'))).toEqual({ kind: 'open', until: 150 });
  const ending: Hours = { week: [open(2, '18:00', '24:00')], others: [] };
  expect(openingAt(ending, at('23:59'))).toEqual({ kind: 'open', until: 1440 });
});

test('who never closes is always open', () => {
  const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) => open(weekday, '00:00', '24:00'));
  expect(openingAt({ week, others: [] }, at('12:00'))).toEqual({ kind: 'always' });
});

test('the clock is the salon’s: the same moment is open in São Paulo and over in Lisbon', () => {
  const moment = Temporal.Instant.from('2026-11-17T20:00:00Z');
  expect(openingAt(usual, salonNow(moment, 'America/Sao_Paulo'))).toMatchObject({ kind: 'open' });
  expect(openingAt(usual, salonNow(moment, 'Europe/Lisbon'))).toMatchObject({ kind: 'opens', inDays: 1 });
  // A quarter past midnight in Auckland is the day after.
  expect(openingAt(usual, salonNow(moment, 'Pacific/Auckland'))).toMatchObject({ kind: 'open', until: 1140 });
});

test('whatever the hours, what is said of a minute agrees with the day it names', () => {
  const minute = fc.integer({ min: 0, max: 48 }).map((half) => half * 30);
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 ? '30' : '00'}`;
  const week = fc
    .array(fc.tuple(fc.boolean(), minute, minute), { minLength: 7, maxLength: 7 })
    .map((days) =>
      days.map(([is_open, a, b], weekday) =>
        is_open && a !== b ? open(weekday, clock(Math.min(a, b)), clock(Math.max(a, b))) : shut(weekday),
      ),
    );
  fc.assert(
    fc.property(week, fc.nat(6), fc.integer({ min: 0, max: 1439 }), (days, ahead, minutes) => {
      const hours = { week: days, others: [] };
      const now = { date: addDays(TUESDAY, ahead), minutes };
      const said = openingAt(hours, now);
      const today = timesOf(hours, now.date);
      const isOpen = today !== undefined && today.open <= minutes && minutes < today.close;
      expect(said.kind === 'open' || said.kind === 'always').toBe(isOpen);
      if (said.kind === 'opens') expect(timesOf(hours, said.date)?.open).toBe(said.at);
      if (said.kind === 'closed') expect(days.every((day) => !day.is_open)).toBe(true);
    }),
  );
});

test('the week begins on Monday, and today stands alone between days of the same times', () => {
  const rows = weekRows(usual, '2026-11-18').map(({ from, to, isToday, times }) => [from, to, isToday, times?.open]);
  expect(rows).toEqual([
    [1, 1, false, undefined],
    [2, 2, false, 540],
    [3, 3, true, 540],
    [4, 5, false, 540],
    [6, 6, false, 480],
    [0, 0, false, undefined],
  ]);
});

test('today’s row says what holds today', () => {
  const rows = weekRows({ ...usual, others: [closedOn(TUESDAY)] }, TUESDAY);
  expect(rows.find(({ isToday }) => isToday)?.times).toBeUndefined();
});

test('of the days that differ the next ones are told, not today and not those that are over', () => {
  const others = ['2026-12-25', '2026-11-16', TUESDAY, '2026-11-20', '2027-01-01'].map(closedOn);
  expect(otherDaysAhead({ ...usual, others }, TUESDAY, 2).map(({ date }) => date)).toEqual([
    '2026-11-20',
    '2026-12-25',
  ]);
});
