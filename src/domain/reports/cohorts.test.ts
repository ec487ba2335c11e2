import { expect, test } from 'vitest';
import { averageBack, cohortsOf, followedMonths, isRunning } from './cohorts.ts';

test('a short period follows the last six months, a long one its own, at most twelve', () => {
  expect(followedMonths({ first: '2026-11-01', last: '2026-11-30' })).toEqual([
    '2026-06',
    '2026-07',
    '2026-08',
    '2026-09',
    '2026-10',
    '2026-11',
  ]);
  expect(followedMonths({ first: '2025-12-15', last: '2026-11-17' })).toHaveLength(12);
  expect(followedMonths({ first: '2026-03-01', last: '2026-11-17' })).toHaveLength(9);
  expect(followedMonths({ first: '2024-01-01', last: '2026-11-30' }).at(0)).toBe('2025-12');
});

test('a month that has not begun has no number, and at most five are followed', () => {
  const counts = [
    { month: '2026-01', later: 0, clients: 4 },
    { month: '2026-01', later: 2, clients: 3 },
    { month: '2026-10', later: 0, clients: 2 },
    { month: '2026-10', later: 1, clients: 1 },
  ];
  expect(cohortsOf(['2026-01', '2026-10', '2026-11'], counts, '2026-11-17')).toEqual([
    { month: '2026-01', size: 4, back: [0, 3, 0, 0, 0] },
    { month: '2026-10', size: 2, back: [1] },
    { month: '2026-11', size: 0, back: [] },
  ]);
});

test('the average is of everybody who can be followed that far, not of the rows, and not of a month that still runs', () => {
  const cohorts = [
    { month: '2026-08', size: 14, back: [9, 8] },
    { month: '2026-09', size: 11, back: [7] },
    { month: '2026-10', size: 6, back: [] },
  ];
  const back = (today: string) => [1, 2, 3].map((later) => averageBack(cohorts, later, today));
  expect(back('2026-11-01')).toEqual([16 / 25, 8 / 14, null]);
  expect(back('2026-10-31')).toEqual([9 / 14, null, null]);
  expect(averageBack([{ month: '2026-08', size: 0, back: [0] }], 1, '2026-11-01')).toBeNull();
});

test('of a cohort the month that today lies in still runs, and no other', () => {
  const running = [0, 1, 2, 3].filter((later) => isRunning('2026-09', later, '2026-11-17'));
  expect(running).toEqual([2]);
  expect(isRunning('2025-12', 1, '2026-01-31')).toBe(true);
});
