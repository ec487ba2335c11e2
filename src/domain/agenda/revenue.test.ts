import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { fullPrice, revenueOf } from './revenue.ts';

const priced = (linePrices: number[], service_revenue_price: number, discount_value: number) => ({
  linePrices: linePrices.map(cents),
  service_revenue_price: cents(service_revenue_price),
  discount_value: cents(discount_value),
});

const amount = fc.nat({ max: 1_000_000 });

test('the revenue of an appointment is the sum of its lines, whatever the revenue price says', () => {
  expect(revenueOf(priced([80_00, 45_50], 999_00, 0))).toBe(125_50);
});

test('without lines the revenue price counts', () => {
  expect(revenueOf(priced([], 60_00, 10_00))).toBe(50_00);
});

test('a line of price 0 is a line: the revenue price does not count', () => {
  expect(revenueOf(priced([0], 60_00, 0))).toBe(0);
});

test('a discount larger than the price leaves nothing, never a debt', () => {
  expect(revenueOf(priced([50_00], 0, 50_01))).toBe(0);
});

test('revenue lies between zero and the full price, and both differ by the discount unless it is larger', () => {
  fc.assert(
    fc.property(fc.array(amount), amount, amount, (lines, price, discount) => {
      const appointment = priced(lines, price, discount);
      const [full, revenue] = [fullPrice(appointment), revenueOf(appointment)];
      expect(revenue).toBeGreaterThanOrEqual(0);
      expect(full - revenue).toBe(Math.min(full, discount));
    }),
  );
});
