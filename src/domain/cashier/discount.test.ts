import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { discountOf, sharedDiscount } from './discount.ts';

test('a percentage is rounded once and stands before the amount', () => {
  expect(discountOf(cents(333_33), { discount: 5, discount_percent: 10 })).toBe(33_33);
  expect(discountOf(cents(420_00), { discount: 5_00, discount_percent: null })).toBe(5_00);
  expect(discountOf(cents(420_00), { discount: 5_00, discount_percent: 0 })).toBe(0);
});

test('a discount takes no more than there is', () => {
  expect(discountOf(cents(10_00), { discount: 15_00 })).toBe(10_00);
  expect(sharedDiscount([cents(10_00), cents(5_00)], { discount: 99_00 })).toEqual([10_00, 5_00]);
});

test('a discount on the whole is shared by largest remainder, the first of equal ones first', () => {
  expect(sharedDiscount([cents(50_00), cents(50_00)], { discount: 1 })).toEqual([1, 0]);
  expect(sharedDiscount([cents(10_00), cents(20_00)], { discount: 1 })).toEqual([0, 1]);
  // 10% of 33,35 are 3,34 (rounded once): 3,33 of the services and 1 cent of the products would be 2 roundings.
  expect(sharedDiscount([cents(33_30), cents(5)], { discount: 0, discount_percent: 10 })).toEqual([3_33, 1]);
  expect(sharedDiscount([cents(0), cents(0)], { discount: 5_00 })).toEqual([0, 0]);
});

test('the shares always add up to the discount, and none is more than its part', () => {
  const amount = fc.integer({ min: 0, max: 1_000_00 }).map((value) => cents(value));
  fc.assert(
    fc.property(
      fc.array(amount, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 0, max: 5_000_00 }),
      (amounts, discount) => {
        const shares = sharedDiscount(amounts, { discount });
        const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
        expect(sum(shares)).toBe(Math.min(discount, sum(amounts)));
        expect(shares.every((share, at) => share >= 0 && share <= (amounts[at] ?? 0))).toBe(true);
      },
    ),
  );
});
