import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysOf } from '#domain/shared/period.ts';
import { addDays } from '#domain/shared/time.ts';
import {
  comparedWith,
  isReportable,
  monthsIn,
  PRESETS,
  partOf,
  presetOf,
  presetRange,
  untilToday,
} from './report-period.ts';

const TODAY = '2026-11-17';

test('every choice is recognised by its days', () => {
  for (const preset of PRESETS) expect(presetOf(presetRange(preset, TODAY), TODAY)).toBe(preset);
  expect(presetRange('sixMonths', TODAY)).toEqual({ first: '2026-06-01', last: '2026-11-30' });
});

test('whole months are compared with as many whole months before', () => {
  const range = { first: '2026-08-01', last: '2026-10-31' };
  expect(comparedWith(range, TODAY)).toEqual({ first: '2026-05-01', last: '2026-07-31' });
});

test('a month that still runs is compared with the same days of the month before', () => {
  expect(comparedWith(presetRange('month', TODAY), TODAY)).toEqual({ first: '2026-10-01', last: '2026-10-17' });
  expect(comparedWith(presetRange('month', '2026-03-30'), '2026-03-30')).toEqual({
    first: '2026-02-01',
    last: '2026-02-28',
  });
});

test('months of which the last still runs are compared up to the same day of their last month', () => {
  expect(comparedWith(presetRange('sixMonths', TODAY), TODAY)).toEqual({ first: '2025-12-01', last: '2026-05-17' });
  expect(comparedWith(presetRange('year', TODAY), TODAY)).toEqual({ first: '2025-01-01', last: '2025-11-17' });
});

test('any other days are compared with as many right before them', () => {
  const range = { first: '2026-11-02', last: '2026-11-08' };
  expect(comparedWith(range, TODAY)).toEqual({ first: '2026-10-26', last: '2026-11-01' });
});

test('what is compared lies before the period', () => {
  const day = fc.integer({ min: 0, max: 2_000 }).map((days) => addDays('2022-01-01', days));
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 900 }), day, (first, more, today) => {
      const range = { first, last: addDays(first, more) };
      const before = comparedWith(range, today);
      expect(before.last < range.first).toBe(true);
      expect(before.first <= before.last).toBe(true);
    }),
  );
});

test('a period of a day to three years can be asked for', () => {
  expect(isReportable({ first: TODAY, last: TODAY })).toBe(true);
  expect(isReportable({ first: '2024-01-01', last: '2026-12-31' })).toBe(true);
  expect(isReportable({ first: '2023-12-31', last: '2027-01-01' })).toBe(false);
  expect(isReportable({ first: TODAY, last: '2026-11-16' })).toBe(false);
});

test('what can be asked for can be compared, on the first and the last of all days too', () => {
  for (const range of [
    { first: '0001-01-01', last: '0001-01-31' },
    { first: '1900-01-01', last: '1900-01-31' },
    { first: '2199-12-01', last: '2199-12-31' },
    { first: '9999-12-01', last: '9999-12-31' },
  ]) {
    if (isReportable(range)) expect(comparedWith(range, TODAY).last < range.first).toBe(true);
    else expect(range.first < '1900-01-01' || range.last > '2199-12-31').toBe(true);
  }
});

test('the months of a period are all that it touches', () => {
  expect(monthsIn({ first: '2025-12-31', last: '2026-02-01' })).toEqual(['2025-12', '2026-01', '2026-02']);
});

test('what is still to come is left out of a period that runs, and only of that', () => {
  expect(untilToday(presetRange('month', TODAY), TODAY).last).toBe(TODAY);
  expect(daysOf(untilToday({ first: '2027-01-01', last: '2027-01-31' }, TODAY))).toHaveLength(31);
});

test('a month of which a period has only a part says from and until which day', () => {
  const part = (month: string, first: string, last: string) => partOf(month, { first, last }, '2026-11-17');
  expect(part('2026-10', '2026-10-01', '2026-11-30')).toEqual({});
  expect(part('2026-10', '2026-10-10', '2026-11-17')).toEqual({ first: 10 });
  expect(part('2026-11', '2026-10-10', '2026-11-17')).toEqual({ last: 17 });
  expect(part('2026-11', '2026-11-01', '2026-11-30')).toEqual({ last: 17 });
  expect(part('2026-11', '2026-11-03', '2026-11-09')).toEqual({ first: 3, last: 9 });
  expect(part('2026-12', '2026-11-01', '2026-12-31')).toEqual({});
});
