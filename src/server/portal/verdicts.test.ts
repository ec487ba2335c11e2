import { expect, test } from 'vitest';
import { openVerdicts } from './verdicts.ts';

const start = Temporal.Instant.from('2026-11-17T14:00:00Z');
const after = (milliseconds: number) => start.add({ milliseconds });

test('a verdict is remembered for sixty seconds and not a moment longer', () => {
  const verdicts = openVerdicts();
  verdicts.keep('door', 'PIN', start);
  expect(verdicts.confirms('door', 'PIN', after(59_999))).toBe(true);
  expect(verdicts.confirms('door', 'PIN', after(60_000))).toBe(false);
  expect(verdicts.confirms('door', 'PIN', after(0)), 'forgotten for good').toBe(false);
});

test('at another door nothing is known', () => {
  const verdicts = openVerdicts();
  verdicts.keep('door', 'PIN', start);
  expect(verdicts.confirms('another door', 'PIN', start)).toBe(false);
  expect(verdicts.confirms('door', 'PIN', start)).toBe(true);
});

test('one other PIN is all that can be held against what is remembered', () => {
  const verdicts = openVerdicts();
  verdicts.keep('door', 'PIN', start);
  expect(verdicts.confirms('door', 'another PIN', start)).toBe(false);
  expect(verdicts.confirms('door', 'PIN', start)).toBe(false);
});

test('memory has an end: past ten thousand all are asked again', () => {
  const verdicts = openVerdicts();
  for (let i = 0; i < 10_000; i += 1) verdicts.keep(`door ${i}`, 'PIN', start);
  expect(verdicts.confirms('door 0', 'PIN', start)).toBe(true);
  verdicts.keep('one more', 'PIN', start);
  expect(['door 0', 'one more'].map((door) => verdicts.confirms(door, 'PIN', start))).toEqual([false, true]);
});
