import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDuration } from './durations.ts';

test.each([
  [0, '0 min'],
  [1, '1 min'],
  [59, '59 min'],
  [60, '1h'],
  [61, '1h 1min'],
  [90, '1h 30min'],
  [120, '2h'],
  [605, '10h 5min'],
])('%d minutes are shown as %j', (minutes, shown) => {
  expect(formatDuration(minutes)).toBe(shown);
});

test('no minute is lost in what is shown', () => {
  fc.assert(
    fc.property(fc.nat(24 * 60), (minutes) => {
      const [, hours = 0, rest = 0] = /^(?:(\d+)h)? ?(?:(\d+) ?min)?$/.exec(formatDuration(minutes)) ?? [];
      expect(Number(hours) * 60 + Number(rest)).toBe(minutes);
      expect(Number(rest)).toBeLessThan(60);
    }),
  );
});

test('a thousand hours are written as the reader writes a thousand', () => {
  const portuguese = (hours: number) => hours.toLocaleString('pt-BR');
  expect(formatDuration(1_310 * 60, portuguese)).toBe('1.310h');
  expect(formatDuration(67 * 60 + 30, portuguese)).toBe('67h 30min');
});
