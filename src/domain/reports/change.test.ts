import { expect, test } from 'vitest';
import { changeOf } from './change.ts';

test('a change is a share of what it was', () => {
  expect(changeOf(150, 100)).toBe(0.5);
  expect(changeOf(50, 100)).toBe(-0.5);
  expect(changeOf(0, 100)).toBe(-1);
});

test('nothing, or a loss, is no measure for what comes after it', () => {
  expect(changeOf(100, 0)).toBeNull();
  expect(changeOf(100, -50)).toBeNull();
});
