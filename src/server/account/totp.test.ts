import { expect, test } from 'vitest';
import { codeAt, stepAt, stepOfCode } from './totp.ts';

/** The key of the examples in RFC 4226 and RFC 6238. */
const KEY = Buffer.from('12345678901234567890');

test.each([
  [0, '755224'],
  [1, '287082'],
  [9, '520489'],
])('RFC 4226: the code of step %i is %s', (step, code) => {
  expect(codeAt(KEY, step)).toBe(code);
});

// The RFC writes eight digits; ours are the last six of them.
test.each([
  ['1970-01-01T00:00:59Z', '287082'],
  ['2005-03-18T01:58:29Z', '081804'],
  ['2033-05-18T03:33:20Z', '279037'],
  ['2603-10-11T11:33:20Z', '353130'],
])('RFC 6238: at %s the code is %s', (moment, code) => {
  expect(codeAt(KEY, stepAt(Temporal.Instant.from(moment)))).toBe(code);
});

test('the code before and the one after count, no others', () => {
  const now = Temporal.Instant.from('2026-11-19T12:00:10Z');
  const present = stepAt(now);
  for (const step of [present - 1, present, present + 1]) {
    expect(stepOfCode(KEY, codeAt(KEY, step), now)).toBe(step);
  }
  for (const step of [present - 2, present + 2]) expect(stepOfCode(KEY, codeAt(KEY, step), now)).toBeUndefined();
});

test.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦'])('%j is no code', (code) => {
  expect(stepOfCode(KEY, code, Temporal.Instant.from('2026-11-19T12:00:10Z'))).toBeUndefined();
});
