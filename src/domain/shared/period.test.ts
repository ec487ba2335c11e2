import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  contains,
  type DayRange,
  daysOf,
  firstDay,
  isMonth,
  isRange,
  lastDay,
  monthOf,
  monthOfYear,
  monthsOf,
  nextMonth,
  previousMonth,
  rangeOf,
  recentYears,
  yearAndMonth,
} from './period.ts';
import { addDays, isDate } from './time.ts';

const months = fc
  .tuple(fc.integer({ min: 1970, max: 2199 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => monthOfYear(year, month));
const days = fc.integer({ min: -20_000, max: 80_000 }).map((count) => addDays('1970-01-01', count));
const ranges = fc
  .tuple(days, fc.integer({ min: 0, max: 800 }))
  .map(([first, more]): DayRange => ({ first, last: addDays(first, more) }));
const periods = fc.oneof(months, ranges);

describe('a month', () => {
  test('before the next one is the month itself', () => {
    expect(nextMonth('2026-12')).toBe('2027-01');
    expect(previousMonth('2026-01')).toBe('2025-12');
    fc.assert(fc.property(months, (month) => previousMonth(nextMonth(month)) === month));
  });

  test('has all its days and no other', () => {
    expect(lastDay('2028-02')).toBe('2028-02-29');
    expect(lastDay('2026-12')).toBe('2026-12-31');
    fc.assert(
      fc.property(months, (month) => {
        expect(daysOf(month).every((day) => isDate(day) && monthOf(day) === month)).toBe(true);
        expect(monthOf(addDays(firstDay(month), -1))).toBe(previousMonth(month));
        expect(monthOf(addDays(lastDay(month), 1))).toBe(nextMonth(month));
      }),
    );
  });

  test('is the number of a month in a year, and back', () => {
    expect(yearAndMonth('2026-03')).toEqual({ year: 2026, month: 3 });
    fc.assert(
      fc.property(months, (text) => {
        const { year, month } = yearAndMonth(text);
        expect(monthOfYear(year, month)).toBe(text);
        expect(monthsOf(year)[month - 1]).toBe(text);
      }),
    );
  });

  test.each(['2026-13', '2026-00', '2026-1', '2026', '', '2026-11-17', 'novembro'])('is not %j', (text) => {
    expect(isMonth(text)).toBe(false);
  });

  test('is one that exists, of the years that the books have', () => {
    fc.assert(fc.property(months, (month) => isMonth(month) === (month >= '2000-01' && month <= '2199-12')));
  });

  test.each(['0001-01', '1999-12', '2200-01', '9999-12'])('%s is none that anything can be asked for', (text) => {
    expect(isMonth(text)).toBe(false);
  });
});

test('a year has twelve months, one after the other', () => {
  const year = monthsOf(2026);
  expect([year.length, year[0], year.at(-1)]).toEqual([12, '2026-01', '2026-12']);
  expect(year.slice(1)).toEqual(year.slice(0, -1).map(nextMonth));
});

test('a filter offers the current year and the two before', () => {
  expect(recentYears('2026-11-17')).toEqual([2026, 2025, 2024]);
});

describe('days in a row', () => {
  test.each([
    ['in their order', '2026-11-01', '2026-11-17', true],
    ['one day', '2026-11-17', '2026-11-17', true],
    ['turned round', '2026-11-17', '2026-11-16', false],
    ['without an end', '2026-11-17', '', false],
    ['without a beginning', '', '2026-11-17', false],
    ['from a day that does not exist', '2026-02-30', '2026-11-17', false],
    ['from the first day of all', '1900-01-01', '1900-01-31', true],
    ['to the last day of all', '2199-12-01', '2199-12-31', true],
    ['before every book', '0001-01-01', '0001-01-31', false],
    ['after every book', '9999-12-01', '9999-12-31', false],
  ])('%s', (_, first, last, isOne) => {
    expect(isRange({ first, last })).toBe(isOne);
  });
});

describe('a period', () => {
  test('contains its days, from the first to the last, and none beside them', () => {
    expect(contains('2026-11', '2026-11-30')).toBe(true);
    fc.assert(
      fc.property(periods, (period) => {
        const { first, last } = rangeOf(period);
        const all = daysOf(period);
        expect([all[0], all.at(-1)]).toEqual([first, last]);
        expect(all.every((day) => contains(period, day))).toBe(true);
        expect(contains(period, addDays(first, -1))).toBe(false);
        expect(contains(period, addDays(last, 1))).toBe(false);
      }),
    );
  });
});
