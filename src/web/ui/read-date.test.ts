import { expect, test } from 'vitest';
import { isDate, readDate, writeDate } from './read-date.ts';

test.each([
  ['17/11/2026', '2026-11-17'],
  ['7/1/26', '2026-01-07'],
  ['17.11.2026', '2026-11-17'],
  ['17112026', '2026-11-17'],
  ['2026-11-17', '2026-11-17'],
  ['', ''],
])('"%s" is understood as "%s"', (typed, date) => {
  expect(readDate(typed)).toBe(date);
});

test.each(['30/02/2026', '32/01/2026', '17/11', 'amanhã'])('"%s" is no date and stays as typed', (typed) => {
  expect(readDate(typed)).toBe(typed);
});

test('a date is written day first, and a text that is none stays', () => {
  expect(writeDate('2026-11-17')).toBe('17/11/2026');
  expect(writeDate('amanhã')).toBe('amanhã');
});

test('29 February exists in leap years only', () => {
  expect(isDate('2028-02-29')).toBe(true);
  expect(isDate('2026-02-29')).toBe(false);
});
