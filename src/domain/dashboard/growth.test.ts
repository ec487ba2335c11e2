import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { growth } from './growth.ts';

const amount = fc.nat({ max: 100_000_000 }).map(cents);

test('1.120,00 after 1.000,00 is 12% more, 880,00 is 12% less', () => {
  expect(growth(cents(1_120_00), cents(1_000_00))).toBe(12);
  expect(growth(cents(880_00), cents(1_000_00))).toBe(-12);
});

test('without anything to compare it is 0%', () => {
  expect(growth(cents(500_00), cents(0))).toBe(0);
  expect(growth(cents(0), cents(0))).toBe(0);
});

test('it is a whole number, never below -100, and of the sign of the difference', () => {
  fc.assert(
    fc.property(amount, amount, (now, before) => {
      const percent = growth(now, before);
      expect(Number.isInteger(percent)).toBe(true);
      expect(percent).toBeGreaterThanOrEqual(-100);
      if (percent !== 0) expect(Math.sign(percent)).toBe(Math.sign(now - before));
    }),
  );
});
