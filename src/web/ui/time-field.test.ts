import { expect, test } from 'vitest';
import { readTime } from './time-field.tsx';

test.each([
  ['9', '09:00'],
  ['14', '14:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9:30', '09:30'],
  ['9h30', '09:30'],
  ['9h', '09:00'],
  [' 23:59 ', '23:59'],
  ['', ''],
])('"%s" is understood as "%s"', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});

test.each(['24:00', '9:75', '9:3', 'noite', '12345'])('"%s" is no time and stays as typed', (typed) => {
  expect(readTime(typed)).toBe(typed);
});
