import { expect, test } from 'vitest';
import { wayOf } from './statement.ts';

test.each([
  ['service', false, 'price'],
  ['service', true, 'net'],
  ['product', false, 'product'],
  ['void', false, 'void'],
] as const)('the commission of a %s (share of the net value: %s) is one of %s', (kind, hasNetShare, way) => {
  expect(wayOf(kind, hasNetShare)).toBe(way);
});
