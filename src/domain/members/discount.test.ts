import { expect, test } from 'vitest';
import { chargedFor, chargedTogether, isBeyondLimit } from './discount.ts';

test('ten percent of 99,90 are 9,99, and not a cent more', () => {
  const lines = [{ list: 99_90, price: 99_90 }];
  expect(isBeyondLimit(10, chargedFor(lines, 9_99))).toBe(false);
  expect(isBeyondLimit(10, chargedFor(lines, 10_00))).toBe(true);
});

test('a price below the list counts as a discount, one above it balances none', () => {
  expect(chargedFor([{ list: 80_00, price: 70_00 }], 0)).toEqual({ gross: 80_00, off: 10_00 });
  const balanced = chargedFor(
    [
      { list: 80_00, price: 60_00 },
      { list: 20_00, price: 40_00 },
    ],
    0,
  );
  expect(balanced).toEqual({ gross: 120_00, off: 20_00 });
  expect(isBeyondLimit(10, balanced)).toBe(true);
});

test('no more is taken off than there is to pay', () => {
  expect(chargedFor([{ list: 50_00, price: 30_00 }], 99_00)).toEqual({ gross: 50_00, off: 50_00 });
});

test('what was granted before stays, and is not raised', () => {
  const before = chargedFor([{ list: 100_00, price: 100_00 }], 50_00);
  expect(isBeyondLimit(0, before, before)).toBe(false);
  expect(isBeyondLimit(10, { ...before, off: 50_01 }, before)).toBe(true);
  expect(isBeyondLimit(0, { ...before, off: 40_00 }, before)).toBe(false);
});

test('what was granted on much is not kept on little', () => {
  const before = chargedFor(
    [
      { list: 100_00, price: 100_00 },
      { list: 900_00, price: 900_00 },
    ],
    100_00,
  );
  expect(isBeyondLimit(10, before)).toBe(false);
  expect(isBeyondLimit(10, chargedFor([{ list: 100_00, price: 100_00 }], 100_00), before)).toBe(true);
  const more = chargedFor(
    [
      { list: 100_00, price: 80_00 },
      { list: 60_00, price: 60_00 },
    ],
    0,
  );
  expect(isBeyondLimit(0, more, chargedFor([{ list: 100_00, price: 80_00 }], 0))).toBe(false);
});

test('a percentage of less is the same part, but for what it is rounded by', () => {
  const before = { gross: 10_00, off: 3_30 };
  expect(isBeyondLimit(10, { gross: 5_02, off: 1_66 }, before)).toBe(false);
  expect(isBeyondLimit(10, { gross: 5_02, off: 1_68 }, before)).toBe(true);
});

test('without the right nothing is taken off, with all of it everything', () => {
  const charged = chargedFor([{ list: 10_00, price: 10_00 }], 1);
  expect(isBeyondLimit(0, charged)).toBe(true);
  expect(isBeyondLimit(100, chargedFor([{ list: 10_00, price: 0 }], 0))).toBe(false);
  expect(chargedTogether(charged, charged)).toEqual({ gross: 20_00, off: 2 });
});
