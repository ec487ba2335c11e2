import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { costOnShelf, margin, suggestedPrice } from './pricing.ts';

const box = { base_unit: 'un', display_unit_label: 'caixa', unit_size_in_base: 12 } as const;
const loose = { base_unit: 'g', display_unit_label: '', unit_size_in_base: null } as const;

test('the suggested price doubles the cost unless another markup is given', () => {
  expect(suggestedPrice(cents(29_00))).toBe(58_00);
  expect(suggestedPrice(cents(29_00), 0)).toBe(29_00);
  expect(suggestedPrice(cents(10_01), 33.5)).toBe(13_36);
});

test('a markup that is none suggests nothing', () => {
  for (const markup of [-1, Number.NaN, 10_001, 1e300]) expect(suggestedPrice(cents(100), markup)).toBeNull();
});

test('the margin is the part of the price that is not cost', () => {
  expect(margin(cents(100_00), cents(50_00))).toBe(0.5);
  expect(margin(cents(40_00), cents(50_00))).toBe(-0.25);
  expect(margin(cents(0), cents(50_00))).toBeNull();
});

test('at the suggested price the margin is markup / (100 + markup)', () => {
  const amounts = fc.integer({ min: 1, max: 1_000_000 }).map((amount) => cents(amount * 100));
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 1_000 }), (cost, markup) => {
      const price = suggestedPrice(cost, markup);
      expect(margin(price ?? cents(0), cost)).toBeCloseTo(markup / (100 + markup), 6);
    }),
  );
});

test('cost is counted for what stands on the shelf, whatever was bought', () => {
  expect(costOnShelf(cents(120_00), 'display_unit', box)).toBe(120_00);
  expect(costOnShelf(cents(10_00), 'un', box)).toBe(120_00);
  expect(costOnShelf(cents(50_00), 'kg', loose)).toBe(5);
  expect(costOnShelf(cents(50_00), 'kg', box)).toBeNull();
  const vast = { ...box, unit_size_in_base: 99_999_999 };
  expect(costOnShelf(cents(9_999_999_999), 'un', vast)).toBeNull();
});
