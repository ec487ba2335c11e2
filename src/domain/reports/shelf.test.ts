import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { isIdle, isLow, type OnShelf, restingDays, worthOf } from './shelf.ts';

const TODAY = '2026-11-17';
const product = (more: Partial<OnShelf> = {}): OnShelf => ({
  stock_quantity: 10,
  stock_quantity_base: 10,
  min_stock: null,
  ativo: true,
  lot: null,
  last_out: null,
  since: '2026-01-01',
  ...more,
});

test('low is what is at its minimum or below, five where it has none, and active', () => {
  expect(isLow(product({ stock_quantity: 2, min_stock: 2 }))).toBe(true);
  expect(isLow(product({ stock_quantity: 3, min_stock: 2 }))).toBe(false);
  expect(isLow(product({ stock_quantity: 5 }))).toBe(true);
  expect(isLow(product({ stock_quantity: 0, ativo: false }))).toBe(false);
});

test('idle is what was neither used nor sold for ninety days while there was some', () => {
  expect(isIdle(product({ last_out: '2026-08-19' }), TODAY)).toBe(true);
  expect(isIdle(product({ last_out: '2026-08-20' }), TODAY)).toBe(false);
  expect(isIdle(product({ last_out: '2026-01-01', stock_quantity_base: 0 }), TODAY)).toBe(false);
});

test('what was never used rests since the salon has it', () => {
  expect(restingDays(product({ since: '2026-11-10' }), TODAY)).toBe(7);
  expect(isIdle(product({ since: '2026-11-10' }), TODAY)).toBe(false);
});

test('worth is all of the stock at the open lot’s cost of a base unit', () => {
  const lot = { quantity_purchased_base: 100, total_value: cents(20_00) };
  expect(worthOf(product({ stock_quantity_base: 37.5, lot }))).toBe(7_50);
  expect(worthOf(product({ stock_quantity_base: 37.5 }))).toBe(0);
  expect(worthOf(product({ stock_quantity_base: -4, lot }))).toBe(0);
});

test('a lot that is still whole is worth what was paid for it, to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 0, max: 500_000 }), (quantity, paid) => {
      const lot = { quantity_purchased_base: quantity, total_value: cents(paid) };
      expect(Math.abs(worthOf(product({ stock_quantity_base: quantity, lot })) - paid)).toBeLessThanOrEqual(1);
    }),
  );
});
