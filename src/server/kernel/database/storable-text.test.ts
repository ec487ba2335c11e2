import { expect, test } from 'vitest';
import { isTooMuch, unstorableField } from './storable-text.ts';

test.each([
  [{ name: 'Ana\0' }, 'name'],
  [{ days: [{ note: 'ok' }, { note: 'half \udc87' }] }, 'days.1.note'],
  ['\0', ''],
])('in %j the field "%s" cannot be stored', (input, field) => {
  expect(unstorableField(input)).toBe(field);
});

test.each([undefined, null, 5, true, '', '💇‍♀️ Ünï 美', { a: [null, { b: 'text' }] }])('%j can be stored', (input) => {
  expect(unstorableField(input)).toBeUndefined();
});

/** A value in so many lists. */
const nested = (levels: number) => JSON.parse(`${'['.repeat(levels)}"ok"${']'.repeat(levels)}`);

test('64 levels are looked through, and what lies deeper is refused without looking', () => {
  expect(unstorableField(nested(64))).toBeUndefined();
  expect(unstorableField(nested(65))).toMatch(/^0(\.0){63}$/);
  expect(unstorableField(nested(100_000))).toMatch(/^0(\.0){63}$/);
});

test.each([
  ['64 lists', '['.repeat(64), false],
  ['65 lists', '['.repeat(65), true],
  ['65 objects', '{"a":'.repeat(65), true],
  ['a hundred lists one after the other', `[${'[],'.repeat(100)}[]]`, false],
  ['brackets in a text', `["${'['.repeat(100)}"]`, false],
  ['brackets after an escaped quote in a text', `["\\"${'['.repeat(100)}"]`, false],
  ['brackets after a text that ends with a backslash', `["\\\\",${'['.repeat(100)}`, true],
  ['300,000 numbers', `[${'0,'.repeat(299_999)}0]`, false],
  ['one more', `[${'0,'.repeat(300_000)}0]`, true],
  ['a text that never ends', `"${'['.repeat(100)}`, false],
])('%s: whether that is too much', (_, json, expected) => {
  expect(isTooMuch(json)).toBe(expected);
});
