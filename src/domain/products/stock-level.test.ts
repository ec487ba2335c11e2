import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stockLevel } from './stock-level.ts';

test.each([
  ['without a minimum, five are low', 5, null, 'low'],
  ['without a minimum, six are medium', 6, null, 'medium'],
  ['without a minimum, twenty are medium', 20, null, 'medium'],
  ['without a minimum, more than twenty are good', 20.001, null, 'good'],
  ['at the minimum it is low', 12, 12, 'low'],
  ['up to twice the minimum it is medium', 24, 12, 'medium'],
  ['above twice the minimum it is good', 24.5, 12, 'good'],
  ['with a minimum of zero, an empty shelf is low and anything on it good', 0, 0, 'low'],
  ['a minimum of zero is a minimum', 1, 0, 'good'],
  ['below zero is low', -3, null, 'low'],
] as const)('%s', (_, stock, minimum, level) => {
  expect(stockLevel(stock, minimum)).toBe(level);
});

test('more stock never looks worse', () => {
  const order = ['low', 'medium', 'good'];
  const minimum = fc.option(fc.double({ min: 0, max: 1e6, noNaN: true }));
  const stock = fc.double({ min: -1e6, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(stock, fc.double({ min: 0, max: 1e6, noNaN: true }), minimum, (stock, more, minimum) => {
      const [before, after] = [stockLevel(stock, minimum), stockLevel(stock + more, minimum)];
      expect(order.indexOf(after)).toBeGreaterThanOrEqual(order.indexOf(before));
    }),
  );
});
