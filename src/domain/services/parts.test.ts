import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areParts, fittedParts, MOST_PARTS, minutesOfParts, workOf } from './parts.ts';

test('parts are work and pause by turns, beginning and ending with work', () => {
  expect(areParts([])).toBe(true);
  expect(areParts([45, 30, 30])).toBe(true);
  expect(areParts([45, 30, 30, 10, 20])).toBe(true);
  expect(areParts([45])).toBe(false);
  expect(areParts([45, 30])).toBe(false);
  expect(areParts([45, 0, 30])).toBe(false);
  expect(areParts([45, 30.5, 30])).toBe(false);
  expect(areParts(Array(MOST_PARTS).fill(5))).toBe(true);
  expect(areParts(Array(MOST_PARTS + 2).fill(5))).toBe(false);
});

test('whoever takes longer or shorter works longer or shorter at the end', () => {
  expect(fittedParts([45, 30, 30], 120)).toEqual([45, 30, 45]);
  expect(fittedParts([45, 30, 30], 90)).toEqual([45, 30, 15]);
});

test('where the last part is used up there is no pause any more', () => {
  expect(fittedParts([45, 30, 30], 76)).toEqual([45, 30, 1]);
  expect(fittedParts([45, 30, 30], 75)).toEqual([]);
  expect(workOf([45, 30, 30], 75)).toEqual([[0, 75]]);
});

test('in a pause nobody works', () => {
  expect(workOf([45, 30, 30], 105)).toEqual([
    [0, 45],
    [75, 105],
  ]);
});

test('fitted parts always add up to what it takes', () => {
  const some = fc.array(fc.integer({ min: 1, max: 120 }), { minLength: 3, maxLength: MOST_PARTS });
  fc.assert(
    fc.property(some, fc.integer({ min: 1, max: 1440 }), (list, minutes) => {
      const parts = list.length % 2 === 1 ? list : list.slice(1);
      const fitted = fittedParts(parts, minutes);
      expect(areParts(fitted)).toBe(true);
      if (fitted.length > 0) expect(minutesOfParts(fitted)).toBe(minutes);
    }),
  );
});
