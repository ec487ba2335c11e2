import { expect, test } from 'vitest';
import { heatStep } from './heat-step.ts';

test('a share is as strong as its printed percentage says', () => {
  expect([0, 0.344, 0.346, 0.5, 0.649, 0.65, 0.79, 0.8, 1].map(heatStep)).toEqual([1, 1, 2, 3, 4, 4, 4, 5, 5]);
});
