import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents, LARGEST_AMOUNT } from '#domain/shared/money.ts';
import { consumedOf, costPerBaseUnit, type Lot, openLot, productCost } from './lots.ts';

const lot = (quantity: number, total: number): Lot => ({
  quantity_purchased_base: quantity,
  total_value: cents(total),
});
const cheap = lot(100, 10_00);
const dear = lot(100, 20_00);
const costAfter = (consumed: number, lots = [cheap, dear]) => costPerBaseUnit(openLot(lots, consumed));

test('100 ml for 10,00, then 100 ml for 20,00, 100 ml consumed: 0,20 a ml', () => {
  expect(costAfter(100)).toBe(0.2);
});

test('the first lot is open until its last drop is gone', () => {
  expect(costAfter(0)).toBe(0.1);
  expect(costAfter(99.999)).toBe(0.1);
});

test('past the last lot the last one counts', () => {
  expect(costAfter(200)).toBe(0.2);
  expect(costAfter(5_000)).toBe(0.2);
});

test('what was never bought costs nothing', () => {
  expect(costAfter(0, [])).toBe(0);
  expect(costAfter(50, [])).toBe(0);
});

test('the cost has six decimals, rounded', () => {
  expect(costAfter(0, [lot(300, 10_00)])).toBe(0.033333);
  expect(costAfter(0, [lot(300, 20_00)])).toBe(0.066667);
});

test('consumed is what was bought and is no longer there', () => {
  expect(consumedOf([cheap, dear], 100)).toBe(100);
  expect(consumedOf([cheap, dear], -30)).toBe(230);
});

test('stock from before the first purchase is used up before the lots are', () => {
  const stock = 50 + 200 - 100;
  expect(costAfter(consumedOf([cheap, dear], stock))).toBe(0.1);
});

const lots = fc.array(
  fc.record({
    quantity_purchased_base: fc.integer({ min: 1, max: 1_000_000 }).map((quantity) => quantity / 1_000),
    total_value: fc.integer({ min: 0, max: 1_000_000 }).map(cents),
  }),
  { minLength: 1, maxLength: 20 },
);

test('consuming more never goes back to an earlier lot, and always leaves one open', () => {
  fc.assert(
    fc.property(lots, fc.nat(5_000), fc.nat(5_000), (lots, consumed, more) => {
      const places = [consumed, consumed + more].map((gone) => lots.indexOf(openLot(lots, gone) as Lot));
      expect(places[0]).toBeGreaterThanOrEqual(0);
      expect(places[1]).toBeGreaterThanOrEqual(places[0] ?? 0);
    }),
  );
});

test('with everything still there the first lot is open, with nothing left the last', () => {
  fc.assert(
    fc.property(lots, (lots) => {
      const bought = lots.reduce((sum, lot) => sum + Math.round(lot.quantity_purchased_base * 1_000), 0) / 1_000;
      expect(openLot(lots, consumedOf(lots, bought))).toBe(lots[0]);
      expect(openLot(lots, consumedOf(lots, 0))).toBe(lots.at(-1));
    }),
  );
});

test('30 ml at 0.333333 cost 10,00', () => {
  expect(productCost(30, 0.333333)).toBe(10_00);
});

test('half a cent of product is a cent', () => {
  expect(productCost(0.5, 0.01)).toBe(1);
  expect(productCost(0.499, 0.01)).toBe(0);
});

test('no cost is more than a column holds', () => {
  expect(productCost(1_000_000, 9_999_999.999999)).toBe(LARGEST_AMOUNT);
});
