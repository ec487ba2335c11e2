import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '#domain/shared/time.ts';
import { missedFrom, usualInterval } from './testing/missed-from.ts';
import { visitDays } from './testing/visit-days.ts';

const from = (first: string, ...gaps: number[]) => visitDays(first, gaps);

test('the usual interval is the middle one, so that one long journey does not change it', () => {
  expect(usualInterval(from('2026-01-01', 30, 28, 200))).toBe(30);
  expect(usualInterval(from('2026-01-01', 28, 31))).toBe(29.5);
  expect(usualInterval(from('2026-01-01', 21))).toBe(21);
});

test('who came once has no usual interval and is never missed', () => {
  expect(usualInterval(['2026-01-01'])).toBeNull();
  expect(missedFrom(['2026-01-01'])).toBeNull();
  expect(missedFrom([])).toBeNull();
});

test('who came every week is missed on the sixty-first day', () => {
  expect(missedFrom(from('2026-07-08', 7, 7))).toBe(addDays('2026-07-22', 61));
});

test('who came every forty days is missed the day after the eightieth', () => {
  expect(missedFrom(from('2026-01-01', 40, 40))).toBe(addDays('2026-03-22', 81));
});

test('on the day before it, one of the two limits is not passed yet', () => {
  const gaps = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(gaps, (gaps) => {
      const days = from('2026-01-01', ...gaps);
      const away = daysBetween(days.at(-1) as string, missedFrom(days) as string);
      const usual = usualInterval(days) as number;
      expect(away > 60 && away > 2 * usual).toBe(true);
      expect(away - 1 > 60 && away - 1 > 2 * usual).toBe(false);
    }),
  );
});
