import { describe, expect, test } from 'vitest';
import { fromLocalDate, readDate, toLocalNoon, writeDate } from './date-text.ts';

describe('reading a typed date', () => {
  test.each([
    ['17/11/2026', '2026-11-17'],
    ['7/1/2026', '2026-01-07'],
    ['2026-11-17', '2026-11-17'],
    ['17112026', '2026-11-17'],
    ['17.11.2026', '2026-11-17'],
    [' 17/11/2026 ', '2026-11-17'],
    ['29/02/2028', '2028-02-29'],
  ])('%s is %s', (text, date) => {
    expect(readDate(text)).toBe(date);
  });

  test('the day comes before the month', () => {
    expect(readDate('03/04/2026')).toBe('2026-04-03');
  });

  test.each([
    '',
    '17/11',
    '17/11/26',
    '31/04/2026',
    '29/02/2026',
    '00/01/2026',
    '11/17/2026',
    '17/11/0026',
    'amanhã',
  ])('"%s" is not a date', (text) => {
    expect(readDate(text)).toBeNull();
  });
});

test('a date is written with the day first', () => {
  expect(writeDate('2026-01-07')).toBe('07/01/2026');
});

test('what is not a date stays as it was typed', () => {
  expect(writeDate('31/04')).toBe('31/04');
});

test('a date survives the trip through the calendar, on the days clocks change too', () => {
  for (const date of ['2026-01-01', '2026-02-15', '2026-03-29', '2026-10-25', '2018-11-04', '2026-12-31']) {
    const noon = toLocalNoon(date);
    expect(noon && fromLocalDate(noon)).toBe(date);
  }
});
