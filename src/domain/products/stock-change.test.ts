import { describe, expect, test } from 'vitest';
import { stockChange } from './stock-change.ts';

describe('stock', () => {
  const used = (...products: [string, number][]) =>
    products.map(([product_id, quantity_used]) => ({ product_id, quantity_used }));

  test('what is used for the first time leaves the shelf, by id, summed over the lines', () => {
    expect(stockChange([], used(['b', 0.1], ['a', 5], ['b', 0.2]))).toEqual([
      { product_id: 'a', take: 5 },
      { product_id: 'b', take: 0.3 },
    ]);
  });

  test('only the difference moves: more leaves, less comes back, the same stays', () => {
    const before = used(['more', 10], ['less', 10], ['same', 10], ['gone', 10]);
    expect(stockChange(before, used(['same', 10], ['less', 4], ['more', 12], ['new', 1]))).toEqual([
      { product_id: 'gone', take: -10 },
      { product_id: 'less', take: -6 },
      { product_id: 'more', take: 2 },
      { product_id: 'new', take: 1 },
    ]);
  });
});
