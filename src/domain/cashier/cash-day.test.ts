import { expect, test } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { cashDifference, expectedCash } from './cash-day.ts';

test('expected is the float, the cash and the supplies, without withdrawals and cash voids', () => {
  const drawer = {
    float: cents(20_000),
    cash_received: cents(22_500),
    supplies: cents(5_000),
    withdrawals: cents(3_000),
    cash_voids: cents(1_000),
  };
  expect(expectedCash(drawer)).toBe(43_500);
});

test('what is missing is below zero, what is too much above', () => {
  expect(cashDifference(cents(44_300), cents(44_500))).toBe(-200);
  expect(cashDifference(cents(44_600), cents(44_500))).toBe(100);
});
