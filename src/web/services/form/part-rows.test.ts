import { expect, test } from 'vitest';
import { withMore, without } from './part-rows.ts';

const rows = (...minutes: number[]) => minutes.map((one) => ({ minutes: one }));

test('the first pause comes after all of the work there is, another one behind the last', () => {
  expect(withMore([], 45)).toEqual(rows(45, 30, 30));
  expect(withMore(rows(45, 20, 10), 75)).toEqual(rows(45, 20, 10, 30, 30));
});

test('work and pause go together, so that work stays at both ends', () => {
  expect(without(rows(45, 20, 10), 0)).toEqual(rows(10));
  expect(without(rows(45, 20, 10), 1)).toEqual(rows(45));
  expect(without(rows(45, 20, 10), 2)).toEqual(rows(45));
  expect(without(rows(45, 20, 10, 15, 5), 2)).toEqual(rows(45, 15, 5));
});
