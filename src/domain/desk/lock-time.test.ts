import { expect, test } from 'vitest';
import { knownTouch, untilLock } from './lock-time.ts';

const NOON = Date.UTC(2026, 10, 17, 12);
const MINUTE = 60_000;

test('a desk that was just touched locks after its minutes', () => {
  expect(untilLock(NOON, 5, NOON)).toBe(5 * MINUTE);
  expect(untilLock(NOON, 5, NOON + 4 * MINUTE)).toBe(MINUTE);
});

test('to the millisecond: not one before, and not one later', () => {
  expect(untilLock(NOON, 1, NOON + MINUTE - 1)).toBe(1);
  expect(untilLock(NOON, 1, NOON + MINUTE)).toBe(0);
});

test('a computer that slept through the night is to lock when it wakes', () => {
  expect(untilLock(NOON, 60, NOON + 14 * 60 * MINUTE)).toBe(0);
});

test('a clock that is put back does not keep the desk open for longer than its minutes', () => {
  const [touched, now] = [NOON + 60 * MINUTE, NOON];
  expect(untilLock(touched, 5, now)).toBe(5 * MINUTE);
  // Written down as known, it goes on from there.
  expect(untilLock(knownTouch(touched, now), 5, now + 5 * MINUTE)).toBe(0);
});
