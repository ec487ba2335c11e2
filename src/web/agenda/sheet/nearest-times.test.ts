import { expect, test } from 'vitest';
import { nearestTimes } from './nearest-times.ts';

const times = ['09:00', '09:30', '11:00', '14:00', '14:30'];

test('the times around the wanted one, in the order of the day', () => {
  expect(nearestTimes(times, '13:45', 3)).toEqual(['11:00', '14:00', '14:30']);
});

test('without a wanted time the day begins', () => {
  expect(nearestTimes(times, '', 2)).toEqual(['09:00', '09:30']);
  expect(nearestTimes([], '10:00', 2)).toEqual([]);
});
