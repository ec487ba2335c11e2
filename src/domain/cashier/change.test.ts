import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COUNTRIES } from '#domain/shared/countries.ts';
import { cents } from '#domain/shared/money.ts';
import { changeOf, likelyCash, usualTips } from './change.ts';

test('the exact amount is offered first, then what the next notes make', () => {
  expect(likelyCash(cents(28_000), 'BR')).toEqual([28_000, 30_000, 40_000]);
  expect(likelyCash(cents(5_980), 'BR')).toEqual([5_980, 6_000, 10_000]);
  expect(likelyCash(cents(1_230), 'US')).toEqual([1_230, 1_300, 1_500]);
  expect(likelyCash(cents(1_850_000), 'CO')).toEqual([1_850_000, 2_000_000, 5_000_000]);
});

test('nothing is due: nothing is offered', () => {
  expect(likelyCash(cents(0), 'BR')).toEqual([]);
});

test('what is offered always pays, grows, and has the exact amount in front, in every country', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.constantFrom(...COUNTRIES), (due, country) => {
      const offered = likelyCash(cents(due), country);
      expect(offered[0]).toBe(due);
      expect(offered).toEqual([...new Set(offered)].sort((one, other) => one - other));
      expect(offered.every((given) => changeOf(given, cents(due)) !== null)).toBe(true);
    }),
  );
});

test('the change is what was given too much; less than what is due gives none', () => {
  expect(changeOf(cents(30_000), cents(28_000))).toBe(2_000);
  expect(changeOf(cents(28_000), cents(28_000))).toBe(0);
  expect(changeOf(cents(27_999), cents(28_000))).toBeNull();
});

test('the tips that are offered are notes of the country', () => {
  expect(usualTips('BR')).toEqual([20_00, 50_00]);
  expect(usualTips('MX')).toEqual([20_00, 50_00]);
  expect(usualTips('CL')).toEqual([1_000_00, 2_000_00]);
  expect(usualTips('CO')).toEqual([2_000_00, 5_000_00]);
});
