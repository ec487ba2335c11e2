import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ABC_CLASSES, abcClasses } from './abc.ts';

test('what begins before 80% of the revenue is of class A, before 95% of class B, the rest of class C', () => {
  expect(abcClasses([50, 20, 15, 8, 4, 3])).toEqual(['A', 'A', 'A', 'B', 'B', 'C']);
});

test('the one that crosses a line belongs to the class that it crosses from', () => {
  // 79 and 16: the second begins at 79 and ends at 95.
  expect(abcClasses([79, 16, 5])).toEqual(['A', 'A', 'C']);
});

test('what ends exactly at a line leaves the next one to the class behind it', () => {
  expect(abcClasses([80, 15, 5])).toEqual(['A', 'B', 'C']);
});

test('equal amounts are of one class, the one of the first of them', () => {
  expect(abcClasses([70, 10, 10, 10])).toEqual(['A', 'A', 'A', 'A']);
  expect(abcClasses([25, 25, 25, 25])).toEqual(['A', 'A', 'A', 'A']);
});

test('what brought nothing in is of class C, also where nothing did', () => {
  expect(abcClasses([100, 0])).toEqual(['A', 'C']);
  expect(abcClasses([0, 0])).toEqual(['C', 'C']);
  expect(abcClasses([])).toEqual([]);
});

test('one alone is of class A', () => {
  expect(abcClasses([1])).toEqual(['A']);
});

test('more is never of a lower class, in whatever order, and A reaches 80% with B 95%', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 99_999_999 }), { maxLength: 40 }), (amounts) => {
      const classes = abcClasses(amounts);
      const rank = (at: number) => ABC_CLASSES.indexOf(classes[at] ?? 'C');
      for (const [i, one] of amounts.entries())
        for (const [j, other] of amounts.entries()) if (one >= other) expect(rank(i)).toBeLessThanOrEqual(rank(j));
      const sum = (most: number) => amounts.reduce((sum, amount, at) => (rank(at) <= most ? sum + amount : sum), 0);
      expect(sum(0) * 100).toBeGreaterThanOrEqual(sum(2) * 80);
      expect(sum(1) * 100).toBeGreaterThanOrEqual(sum(2) * 95);
    }),
  );
});
