import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartTicks } from './chart-layout.ts';

test.each([
  ['a day of income', [526_000, 140_000], [0, 200_000, 400_000, 600_000]],
  ['a few appointments', [1, 3, 2], [0, 1, 2, 3]],
  ['a loss', [-120, 340], [-200, 0, 200, 400]],
  ['losses alone', [-90, -10], [-100, -50, 0]],
  ['the very top', [4000], [0, 1000, 2000, 3000, 4000]],
  ['nothing', [0, 0], [0]],
  ['no bars', [], [0]],
])('%s', (_, values, ticks) => {
  expect(chartTicks(values)).toEqual(ticks);
});

const amounts = fc.array(fc.integer({ min: -1e12, max: 1e12 }), { maxLength: 40 });

test('every value lies between the first tick and the last, and zero is one of them', () => {
  fc.assert(
    fc.property(amounts, (values) => {
      const ticks = chartTicks(values);
      expect(ticks).toContain(0);
      expect(Math.min(0, ...values)).toBeGreaterThanOrEqual(ticks[0] ?? 0);
      expect(Math.max(0, ...values)).toBeLessThanOrEqual(ticks.at(-1) ?? 0);
    }),
  );
});

test('ticks are few, evenly apart and round, and none is to spare', () => {
  fc.assert(
    fc.property(amounts, (values) => {
      const ticks = chartTicks(values);
      expect(ticks.length).toBeLessThanOrEqual(6);
      const steps = ticks.slice(1).map((tick, index) => tick - (ticks[index] ?? 0));
      expect(new Set(steps).size).toBeLessThanOrEqual(1);
      for (const step of steps) expect(String(step)).toMatch(/^[125]0*$/);
      const [step = 0] = steps;
      expect((ticks[0] ?? 0) + step).toBeGreaterThanOrEqual(Math.min(step, ...values));
      expect((ticks.at(-1) ?? 0) - step).toBeLessThan(Math.max(0.5, ...values));
    }),
  );
});
