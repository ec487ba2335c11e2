import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Intervals, intersected, merged, without } from './intervals.ts';

const some = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 })), { maxLength: 6 })
  .map(merged);
const has = (intervals: Intervals, minute: number) => {
  for (let i = 0; i < intervals.length; i += 2) {
    if ((intervals[i] as number) <= minute && minute < (intervals[i + 1] as number)) return true;
  }
  return false;
};

test('half a morning off leaves the other half', () => {
  expect(without([540, 720], [600, 660])).toEqual([540, 600, 660, 720]);
  expect(intersected([540, 720], [600, 660])).toEqual([600, 660]);
  expect(without([540, 720], [])).toEqual([540, 720]);
});

test('of every minute, both say whether it is in the one and in the other', () => {
  fc.assert(
    fc.property(some, some, fc.integer({ min: 0, max: 60 }), (one, other, minute) => {
      expect(has(intersected(one, other), minute)).toBe(has(one, minute) && has(other, minute));
      expect(has(without(one, other), minute)).toBe(has(one, minute) && !has(other, minute));
    }),
  );
});

test('what comes out is sorted and apart', () => {
  fc.assert(
    fc.property(some, some, (one, other) => {
      for (const out of [intersected(one, other), without(one, other)]) {
        expect(out.every((minute, index) => index === 0 || (out[index - 1] as number) < minute)).toBe(true);
      }
    }),
  );
});
