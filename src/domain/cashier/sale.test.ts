import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Measure } from '#domain/products/units.ts';
import { cents } from '#domain/shared/money.ts';
import { itemInBase, itemValue, quantityStep, saleTotals, soldUnitsFor, withoutEmpty } from './sale.ts';

const flask: Measure = { base_unit: 'ml', display_unit_label: 'frasco', unit_size_in_base: 100 };
const box: Measure = { base_unit: 'un', display_unit_label: 'caixa', unit_size_in_base: 12 };
const piece: Measure = { base_unit: 'un', display_unit_label: '', unit_size_in_base: null };

describe('a product is sold', () => {
  test('by the package first, and out of it', () => {
    expect(soldUnitsFor(flask)).toEqual(['display_unit', 'ml']);
    expect(soldUnitsFor(box)).toEqual(['display_unit', 'un']);
    expect(soldUnitsFor(piece)).toEqual(['un']);
  });

  test('whole where it is counted, to the hundredth where it is weighed or poured', () => {
    expect(['un', 'display_unit', 'g', 'ml'].map((unit) => quantityStep(unit as 'un'))).toEqual([1, 1, 0.01, 0.01]);
  });

  test('only in its own units', () => {
    expect(itemInBase({ quantity: 1, sold_unit: 'g' }, flask)).toBeNull();
    expect(itemInBase({ quantity: 1, sold_unit: 'display_unit' }, piece)).toBeNull();
    expect(itemInBase({ quantity: 2, sold_unit: 'display_unit' }, flask)).toBe(200);
    expect(itemInBase({ quantity: 0.5, sold_unit: 'ml' }, flask)).toBe(0.5);
  });
});

describe('a price is the package’s', () => {
  test('30 ml out of a flask of 100 ml for 83,00 cost 24,90', () => {
    expect(itemValue({ quantity: 30, sold_unit: 'ml', unit_price: cents(8_300) }, flask)).toBe(2_490);
  });

  test('5 pieces out of a box of 12 for 30,00 cost 12,50; without a box each costs its price', () => {
    expect(itemValue({ quantity: 5, sold_unit: 'un', unit_price: cents(3_000) }, box)).toBe(1_250);
    expect(itemValue({ quantity: 5, sold_unit: 'un', unit_price: cents(3_000) }, piece)).toBe(15_000);
  });

  test('and is rounded once, half up', () => {
    expect(itemValue({ quantity: 1, sold_unit: 'un', unit_price: cents(6) }, box)).toBe(1);
    expect(itemValue({ quantity: 1, sold_unit: 'un', unit_price: cents(5) }, box)).toBe(0);
  });

  test('as many packages cost as much as all that is in them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 1_000_000 }), (count, price) => {
        const unit_price = cents(price);
        const packages = itemValue({ quantity: count, sold_unit: 'display_unit', unit_price }, flask);
        expect(itemValue({ quantity: count * 100, sold_unit: 'ml', unit_price }, flask)).toBe(packages);
      }),
    );
  });
});

test('a discount larger than the items leaves nothing to pay', () => {
  expect(saleTotals([cents(1_000), cents(500)], cents(300))).toEqual({ subtotal: 1_500, total: 1_200 });
  expect(saleTotals([cents(1_000)], cents(1_001))).toEqual({ subtotal: 1_000, total: 0 });
});

test('an item of nothing or less is dropped', () => {
  expect(withoutEmpty([{ quantity: 0 }, { quantity: 0.01 }, { quantity: -1 }])).toEqual([{ quantity: 0.01 }]);
});
