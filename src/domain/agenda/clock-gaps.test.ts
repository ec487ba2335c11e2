import { describe, expect, test } from 'vitest';
import { clockGaps } from './clock-gaps.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

describe('the minutes that the clocks skip', () => {
  test.each([
    ['America/New_York', '2026-03-08', [2 * HOUR, 3 * HOUR]],
    ['Europe/Lisbon', '2026-03-29', [1 * HOUR, 2 * HOUR]],
    ['America/Santiago', '2026-09-06', [0, 1 * HOUR]],
  ])('in %s on %s', (zone, date, gap) => {
    expect(clockGaps(date, 1, zone)).toEqual(gap);
  });

  test('are counted from the first midnight of the stretch', () => {
    expect(clockGaps('2026-03-01', 31, 'America/New_York')).toEqual([7 * DAY + 2 * HOUR, 7 * DAY + 3 * HOUR]);
  });

  test('are none when the clocks go back, nor where they never change', () => {
    expect(clockGaps('2026-11-01', 1, 'America/New_York')).toEqual([]);
    expect(clockGaps('2026-01-01', 365, 'America/Sao_Paulo')).toEqual([]);
  });
});
