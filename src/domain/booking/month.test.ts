import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstDay, nextMonth } from '#domain/shared/period.ts';
import { addDays, weekdayOf } from '#domain/shared/time.ts';
import { dayByKey, monthCells } from './month.ts';

const months = fc
  .tuple(fc.integer({ min: 1970, max: 2200 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`);

test('November 2026 begins on a Sunday and fills its 35 cells up to December 5', () => {
  const cells = monthCells('2026-11');
  expect(cells).toHaveLength(35);
  expect([cells[0], cells.at(-1)]).toEqual(['2026-11-01', '2026-12-05']);
});

test('August 2026, 31 days from a Saturday, gets a sixth week', () => {
  const cells = monthCells('2026-08');
  expect(cells).toHaveLength(42);
  expect([cells[0], cells.at(-1)]).toEqual(['2026-07-26', '2026-09-05']);
});

test('February 2026, four whole weeks, keeps 35 cells', () => {
  expect(monthCells('2026-02')).toHaveLength(35);
});

test('every month begins on a Sunday, goes day by day, and holds all of its days', () => {
  fc.assert(
    fc.property(months, (month) => {
      const cells = monthCells(month);
      expect(weekdayOf(cells[0] ?? '')).toBe(0);
      expect(cells).toEqual(cells.map((_, index) => addDays(cells[0] ?? '', index)));
      const lastDay = addDays(firstDay(nextMonth(month)), -1);
      expect(cells).toContain(firstDay(month));
      expect(cells).toContain(lastDay);
      // A sixth week is there only when the month needs it.
      expect(cells.length === 42).toBe((cells[34] ?? '') < lastDay);
    }),
  );
});

test.each([
  ['ArrowLeft', '2026-11-24'],
  ['ArrowRight', '2026-11-26'],
  ['ArrowUp', '2026-11-18'],
  ['ArrowDown', '2026-12-02'],
  ['Home', '2026-11-22'],
  ['End', '2026-11-28'],
  ['PageUp', '2026-10-25'],
  ['PageDown', '2026-12-25'],
  ['Enter', undefined],
])('from Wednesday, November 25, %s leads to %s', (key, day) => {
  expect(dayByKey('2026-11-25', key)).toBe(day);
});

test('Home and End stay in the month, and a shorter month ends earlier', () => {
  expect(dayByKey('2026-12-02', 'Home')).toBe('2026-12-01');
  expect(dayByKey('2026-12-28', 'End')).toBe('2026-12-31');
  expect(dayByKey('2027-01-31', 'PageDown')).toBe('2027-02-28');
});
