import { expect, test } from 'vitest';
import { isMoment, keyFrom, pageFrom } from './paging.ts';

const rows = Array.from({ length: 5 }, (_, index) => ({
  name: `Ana ${index}`,
  id: `0000000${index}-0000-4000-8000-00000000000a`,
}));
const keyOf = (row: (typeof rows)[number]) => [row.name, row.id];
const cursorOf = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url');

test('the page after begins behind the last row of the page before', () => {
  const page = pageFrom(rows.slice(0, 3), keyOf, 2);
  expect(page.rows).toEqual(rows.slice(0, 2));
  expect(keyFrom(page.next ?? undefined, 2)).toEqual(['Ana 1', rows[1]?.id]);
});

test('the last page has no next one', () => {
  expect(pageFrom(rows.slice(0, 2), keyOf, 2)).toEqual({ rows: rows.slice(0, 2), next: null });
});

test.each([
  ['no base64 of ours', '%%%'],
  ['of another length', cursorOf([rows[0]?.id])],
  ['not a list', cursorOf({ length: 2 })],
  ['with a number', cursorOf([1, rows[0]?.id])],
  ['without an id at its end', cursorOf(['Ana', 'x'])],
  ['with text that no database takes', cursorOf(['Ana\u0000', rows[0]?.id])],
])('a cursor that is %s is no key: the list starts over', (_, cursor) => {
  expect(keyFrom(cursor, 2)).toBeUndefined();
});

test('a part that fails its check, or is no moment, makes it no key', () => {
  const [id = ''] = rows.map((row) => row.id);
  expect(keyFrom(cursorOf(['2026-11-18T12:00:00Z', id]), 2, isMoment)).toEqual(['2026-11-18T12:00:00Z', id]);
  expect(keyFrom(cursorOf(['soon', id]), 2, isMoment)).toBeUndefined();
  expect(keyFrom(cursorOf(['a', id]), 2, (part) => part === 'b')).toBeUndefined();
});
