import { describe, expect, test } from 'vitest';
import { formatTime, parseTime } from '../shared/time.ts';
import { endAfter, newBlock } from './block-time.ts';

const at = (text: string) => {
  const [date = '', time = ''] = text.split(' ');
  return { date, minutes: parseTime(time) ?? Number.NaN };
};
const written = ({ date, minutes }: { date: string; minutes: number }) => `${date} ${formatTime(minutes)}`;
const now = at('2026-11-17 11:40');

describe('a new block', () => {
  const offered = (date: string, time?: string, moment = now) => {
    const { start, end } = newBlock(date, time === undefined ? undefined : at(`${date} ${time}`).minutes, moment);
    return [written(start), written(end)];
  };
  test('begins today at the next half hour', () => {
    expect(offered('2026-11-17')).toEqual(['2026-11-17 12:00', '2026-11-17 13:00']);
    expect(offered('2026-11-17', undefined, at('2026-11-17 12:00'))[0]).toBe('2026-11-17 12:30');
  });
  test('begins on another day at 09:00', () => {
    expect(offered('2026-11-18')).toEqual(['2026-11-18 09:00', '2026-11-18 10:00']);
  });
  test('begins where it was asked for, unless that has passed', () => {
    expect(offered('2026-11-17', '15:30')).toEqual(['2026-11-17 15:30', '2026-11-17 16:30']);
    expect(offered('2026-11-17', '11:30')[0]).toBe('2026-11-17 12:00');
    expect(offered('2026-11-10', '15:30')[0]).toBe('2026-11-17 12:00');
  });
  test('begins tomorrow when today has no half hour left', () => {
    expect(offered('2026-11-17', undefined, at('2026-11-17 23:40'))[0]).toBe('2026-11-18 09:00');
  });
  test('may end after midnight', () => {
    expect(offered('2026-11-17', '23:30')[1]).toBe('2026-11-18 00:30');
  });
});

describe('a start that moves', () => {
  const moved = (to: string, start: string, end: string) =>
    written(endAfter(at(to), { start: at(start), end: at(end) }));
  test('takes the end along, over days too', () => {
    expect(moved('2026-11-17 14:00', '2026-11-17 09:00', '2026-11-17 10:30')).toBe('2026-11-17 15:30');
    expect(moved('2026-11-20 09:00', '2026-11-17 09:00', '2026-11-19 18:00')).toBe('2026-11-22 18:00');
    expect(moved('2026-11-17 23:30', '2026-11-17 09:00', '2026-11-17 10:00')).toBe('2026-11-18 00:30');
  });
  test('leaves an end alone that was not after it', () => {
    expect(moved('2026-11-17 14:00', '2026-11-17 09:00', '2026-11-17 08:00')).toBe('2026-11-17 08:00');
  });
});
