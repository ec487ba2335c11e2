import { expect, test } from 'vitest';
import type { Column } from './columns.ts';
import { columnIn, paperStretches } from './on-paper.ts';

test('a day is printed on pages of about the same length, none cut inside a half hour', () => {
  const times = (start: number, end: number) =>
    paperStretches({ start: start * 60, end: end * 60 }).map((page) => [page.start / 60, page.end / 60]);
  expect(times(9, 14)).toEqual([[9, 14]]);
  expect(times(8, 19)).toEqual([
    [8, 13.5],
    [13.5, 19],
  ]);
  expect(times(9, 19.5)).toEqual([
    [9, 14.5],
    [14.5, 19.5],
  ]);
  expect(times(0, 24)).toHaveLength(5);
});

test('a page has what lies in it, and what goes on from the one before', () => {
  const placed = [
    [480, 600],
    [590, 630],
    [600, 660],
  ].map(([start, end]) => ({ block: { start, end }, shownUntil: end }));
  const column = { shut: [{ start: 480, end: 540 }], between: [], placed } as unknown as Column;
  const starts = (page: { start: number; end: number }) =>
    columnIn(column, page).placed.map(({ block }) => block.start);
  expect(starts({ start: 480, end: 600 })).toEqual([480, 590]);
  expect(starts({ start: 600, end: 720 })).toEqual([590, 600]);
  expect(columnIn(column, { start: 510, end: 720 }).shut).toEqual([{ start: 510, end: 540 }]);
  expect(columnIn(column, { start: 600, end: 720 }).shut).toEqual([]);
});
