import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents, sumCents } from '#domain/shared/money.ts';
import { addDays, isDate } from '#domain/shared/time.ts';
import { datesFor, instalmentValues, monthlyDates, oneMonthLater, withFirstDate } from './instalments.ts';

const count = fc.integer({ min: 2, max: 12 });
const date = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days));

test.each([
  [440_00, 2, [220_00, 220_00]],
  [100_00, 3, [33_34, 33_33, 33_33]],
  [1_00, 12, [12, ...Array(11).fill(8)]],
  [5, 6, [5, 0, 0, 0, 0, 0]],
  [0, 2, [0, 0]],
])('%i cents in %i parts: the odd ones are in the first', (total, parts, values) => {
  expect(instalmentValues(cents(total), parts)).toEqual(values);
});

test('parts add up to the total, are even but for the first, and that has less than a cent more for each part', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), count, (total, count) => {
      const [first = cents(0), second, ...others] = instalmentValues(cents(total), count);
      expect(sumCents([first, second ?? cents(0), ...others])).toBe(total);
      expect(new Set([second, ...others]).size).toBe(1);
      expect(first - (second ?? 0)).toBeGreaterThanOrEqual(0);
      expect(first - (second ?? 0)).toBeLessThan(count);
    }),
  );
});

test('the day of the first is kept, in a short month its last day', () => {
  expect(monthlyDates('2026-11-30', 5)).toEqual(['2026-11-30', '2026-12-30', '2027-01-30', '2027-02-28', '2027-03-30']);
  expect(monthlyDates('2024-01-31', 3)).toEqual(['2024-01-31', '2024-02-29', '2024-03-31']);
  expect(oneMonthLater('2026-12-10')).toBe('2027-01-10');
});

test('dates exist, one in each month, and none comes before the first', () => {
  fc.assert(
    fc.property(date, count, (first, count) => {
      const dates = monthlyDates(first, count);
      expect(dates.every(isDate)).toBe(true);
      expect(new Set(dates.map((date) => date.slice(0, 7))).size).toBe(count);
      expect(dates).toEqual(dates.toSorted());
      expect(dates[0]).toBe(first);
    }),
  );
});

test('more instalments keep the dates that are there, fewer lose the last', () => {
  expect(datesFor(2, [], '2026-12-10')).toEqual(['2026-12-10', '2027-01-10']);
  expect(datesFor(3, ['2026-12-10', '2027-01-15'], '2026-12-01')).toEqual(['2026-12-10', '2027-01-15', '2027-02-10']);
  expect(datesFor(2, ['2026-12-10', '2027-01-15', '2027-02-10'], '2026-12-01')).toEqual(['2026-12-10', '2027-01-15']);
});

test('the others follow the first until somebody has moved one of them', () => {
  expect(withFirstDate(['2026-12-10', '2027-01-10'], '2026-12-31')).toEqual(['2026-12-31', '2027-01-31']);
  expect(withFirstDate(['2026-12-10', '2027-01-15'], '2026-12-31')).toEqual(['2026-12-31', '2027-01-15']);
  expect(withFirstDate(['2026-12-10', '2027-01-10'], '')).toEqual(['', '2027-01-10']);
});
