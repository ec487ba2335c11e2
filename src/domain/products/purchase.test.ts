import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { purchaseTotal } from './purchase.ts';

test.each([
  ['six flasks at 18,50', 6, 18_50, 111_00],
  ['half a cent is rounded up', 0.5, 1, 1],
  ['a third of a kilogram', 0.33, 10_00, 3_30],
  ['what was a gift cost nothing', 3, 0, 0],
] as const)('%s', (_, quantity, unitCost, total) => {
  expect(purchaseTotal(quantity, cents(unitCost))).toBe(total);
});

test('a total that no column holds is refused', () => {
  expect(purchaseTotal(99_999_999, cents(9_999_999_999))).toBeNull();
  expect(purchaseTotal(99_999_999_999_999, cents(-3_00))).toBeNull();
  expect(purchaseTotal(1, cents(9_999_999_999))).toBe(9_999_999_999);
});

test('whole quantities multiply exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 0, max: 10_000_000 }), (count, cost) => {
      expect(purchaseTotal(count, cents(cost))).toBe(count * cost);
    }),
  );
});
