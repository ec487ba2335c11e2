import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { type Amounts, addAmounts, isNothing, NO_AMOUNTS, RESULT_LINES, resultOf } from './result.ts';
import { shareOf } from './share.ts';

const amount = fc.integer({ min: -1_000_000, max: 100_000_000 }).map(cents);
const amounts = fc.record(
  Object.fromEntries(RESULT_LINES.map((line) => [line, amount])),
) as unknown as fc.Arbitrary<Amounts>;

test('what remains is services and products without fees, products used, commissions, fixed costs and expenses', () => {
  const october: Amounts = {
    services: cents(32_190_00),
    products: cents(2_680_00),
    fees: cents(462_80),
    product_costs: cents(3_565_35),
    commissions: cents(9_842_30),
    fixed_costs: cents(12_487_30),
    expenses: cents(420_00),
  };
  expect(resultOf(october)).toEqual({ revenue: 34_870_00, costs: 26_777_75, remains: 8_092_25 });
});

test('months add up to their total, line by line and in the end', () => {
  fc.assert(
    fc.property(fc.array(amounts, { maxLength: 37 }), (months) => {
      const total = addAmounts(months);
      const sum = (of: 'revenue' | 'costs' | 'remains') => months.reduce((all, one) => all + resultOf(one)[of], 0);
      expect(resultOf(total)).toEqual({ revenue: sum('revenue'), costs: sum('costs'), remains: sum('remains') });
      for (const line of RESULT_LINES) expect(total[line]).toBe(months.reduce((all, one) => all + one[line], 0));
    }),
  );
});

test('nothing is nothing; what cancels out is something', () => {
  expect(isNothing(NO_AMOUNTS)).toBe(true);
  expect(isNothing({ ...NO_AMOUNTS, services: cents(1), expenses: cents(1) })).toBe(false);
});

test('a share is of something above zero', () => {
  expect(shareOf(25, 100)).toBe(0.25);
  expect(shareOf(-25, 100)).toBe(-0.25);
  expect(shareOf(25, 0)).toBeNull();
  expect(shareOf(25, -100)).toBeNull();
});
