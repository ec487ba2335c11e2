import { expect, test } from 'vitest';
import { keyFrom, pageFrom } from './paging.ts';

const ID = '0b0e4a4e-6f0b-4f0e-9d0a-3f1d8b6c2a10';
const cursorOf = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url');
const rows = ['a', 'b', 'c'].map((name) => ({ name, id: ID }));

test('a page says where the next one begins, and the last page says that there is none', () => {
  const { rows: kept, next } = pageFrom(rows, ({ name, id }) => [name, id], 2);
  expect(kept).toHaveLength(2);
  expect(keyFrom(next ?? '', 2)).toEqual(['b', ID]);
  expect(pageFrom(rows, ({ name, id }) => [name, id], 3).next).toBeNull();
});

test.each([
  ['is no JSON', 'not a cursor'],
  ['belongs to another list', cursorOf(['Cabelo', 'corte', ID])],
  ['does not end with an id', cursorOf(['corte', 'x'])],
  ['carries text that the database cannot store', cursorOf(['\0', ID])],
  ['holds other things than text', cursorOf([1, ID])],
])('a cursor that %s starts the list over', (_, cursor) => {
  expect(keyFrom(cursor, 2)).toBeUndefined();
});
