import { expect, test } from 'vitest';
import { openVerdicts } from './verdicts.ts';

const start = Temporal.Instant.from('2026-11-17T14:00:00Z');
const after = (milliseconds: number) => start.add({ milliseconds });

test('a verdict is remembered for sixty seconds and not a moment longer', () => {
  const verdicts = openVerdicts();
  verdicts.keep('link and PIN', start);
  expect(verdicts.knows('link and PIN', after(59_999))).toBe(true);
  expect(verdicts.knows('link and PIN', after(60_000))).toBe(false);
  expect(verdicts.knows('link and PIN', after(0)), 'forgotten for good').toBe(false);
});

test('of another link or another PIN nothing is known', () => {
  const verdicts = openVerdicts();
  verdicts.keep('link and PIN', start);
  expect(verdicts.knows('link and another PIN', start)).toBe(false);
});

test('memory has an end: past ten thousand all are asked again', () => {
  const verdicts = openVerdicts();
  for (let i = 0; i < 10_000; i += 1) verdicts.keep(`link ${i}`, start);
  expect(verdicts.knows('link 0', start)).toBe(true);
  verdicts.keep('one more', start);
  expect([verdicts.knows('link 0', start), verdicts.knows('one more', start)]).toEqual([false, true]);
});
