import { expect, test } from 'vitest';
import { unstorableField } from './storable-text.ts';

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
