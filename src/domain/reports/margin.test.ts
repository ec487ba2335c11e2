import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { addUp, marginOf, withMargin } from './margin.ts';

const sums = (revenue: number, products = 0, commission = 0, fee = 0, count = 1) => ({
  count,
  revenue: cents(revenue),
  products: cents(products),
  commission: cents(commission),
  fee: cents(fee),
});

test('the margin is what is left of the price without products, commission and fee', () => {
  expect(marginOf(sums(150_00, 4_00, 60_00, 4_79))).toBe(81_21);
});

test('what costs more than it brings in has a margin below zero', () => {
  expect(marginOf(sums(10_00, 12_00, 4_00))).toBe(-6_00);
});

test('the margin of all is the margins together', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 });
  const some = fc.array(fc.tuple(amount, amount, amount, amount).map((parts) => sums(...parts)));
  fc.assert(
    fc.property(some, (all) => {
      const { margin, count } = addUp(all);
      expect(margin).toBe(all.reduce((sum, one) => sum + withMargin(one).margin, 0));
      expect(count).toBe(all.length);
    }),
  );
});
