import { expect, test } from 'vitest';
import type { Column } from './columns.ts';
import { type Cursor, cursorAfter } from './stops.ts';

const range = { start: 8 * 60, end: 20 * 60 + 30 };
const column = (id: string, ...blocks: Array<[id: string, start: number, end: number]>) =>
  ({ id, placed: blocks.map(([id, start, end]) => ({ block: { id, start, end } })) }) as unknown as Column;
const columns = [column('ana', ['cut', 9 * 60 + 15, 10 * 60 + 30]), column('bia'), column('caio', ['off', 0, 1440])];

/** Where keys lead, one after the other. */
function walk(from: Cursor, ...keys: string[]): Cursor | undefined {
  return keys.reduce<Cursor | undefined>((at, key) => at && cursorAfter(key, at, columns, range), from);
}

test('down goes from row to row, and through what begins in a row', () => {
  const start = { column: 'ana', at: 9 * 60 };
  expect(walk(start, 'ArrowDown')).toEqual({ column: 'ana', at: 'cut' });
  expect(walk(start, 'ArrowDown', 'ArrowDown')).toEqual({ column: 'ana', at: 9 * 60 + 30 });
  expect(walk(start, 'ArrowDown', 'ArrowUp', 'ArrowUp')).toEqual({ column: 'ana', at: 8 * 60 + 30 });
});

test('every row of every column can be reached', () => {
  const reached = new Set<string>();
  for (const { id } of columns) {
    let at: Cursor | undefined = { column: id, at: 8 * 60 };
    for (let step = 0; step < 40 && at; step += 1) {
      reached.add(`${at.column} ${at.at}`);
      at = walk(at, 'ArrowDown');
    }
  }
  expect(reached.size).toBe(3 * 25 + 2);
});

test('to the side lies the same time: the appointment that covers it, or the row', () => {
  expect(walk({ column: 'bia', at: 10 * 60 }, 'ArrowLeft')).toEqual({ column: 'ana', at: 'cut' });
  expect(walk({ column: 'bia', at: 12 * 60 }, 'ArrowLeft')).toEqual({ column: 'ana', at: 12 * 60 });
  expect(walk({ column: 'ana', at: 'cut' }, 'ArrowRight')).toEqual({ column: 'bia', at: 9 * 60 });
});

test('nothing lies beyond the edges', () => {
  expect(walk({ column: 'ana', at: 8 * 60 }, 'ArrowUp')).toEqual({ column: 'ana', at: 8 * 60 });
  expect(walk({ column: 'ana', at: 8 * 60 }, 'ArrowLeft')).toEqual({ column: 'ana', at: 8 * 60 });
  expect(walk({ column: 'bia', at: 8 * 60 }, 'End', 'ArrowDown')).toEqual({ column: 'bia', at: 20 * 60 });
  expect(walk({ column: 'bia', at: 12 * 60 }, 'Home')).toEqual({ column: 'bia', at: 8 * 60 });
});

test('a block that began days ago is found in the first row', () => {
  expect(walk({ column: 'caio', at: 8 * 60 }, 'ArrowDown')).toEqual({ column: 'caio', at: 'off' });
  expect(walk({ column: 'caio', at: 'off' }, 'ArrowLeft')).toEqual({ column: 'bia', at: 8 * 60 });
});

test('other keys are left alone', () => {
  expect(cursorAfter('a', { column: 'ana', at: 8 * 60 }, columns, range)).toBeUndefined();
});
