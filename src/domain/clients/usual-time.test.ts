import { expect, test } from 'vitest';
import { usualTime } from './usual-time.ts';

const at = (date: string, start_time = '10:00') => ({ date, start_time });

test('who comes on Tuesday mornings usually comes then', () => {
  expect(usualTime([at('2026-11-17'), at('2026-11-10', '09:30'), at('2026-10-23', '15:00')])).toEqual({
    weekday: 2,
    part: 'morning',
  });
});

test('two visits say nothing yet', () => {
  expect(usualTime([at('2026-11-17'), at('2026-11-10')])).toEqual({ weekday: null, part: null });
});

test('of two days that are equally frequent neither is usual, nor is one of less than half', () => {
  expect(usualTime([at('2026-11-17'), at('2026-11-10'), at('2026-11-18'), at('2026-11-11')]).weekday).toBeNull();
  expect(
    usualTime([at('2026-11-17'), at('2026-11-10'), at('2026-11-18'), at('2026-11-19'), at('2026-11-20')]).weekday,
  ).toBeNull();
});
