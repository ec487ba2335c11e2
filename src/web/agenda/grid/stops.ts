import { rowOf, rowsOf, type Stretch } from '#domain/agenda/grid.ts';
import type { Column } from './columns.ts';

/** Where the keyboard is: in a column, at the row that begins at a minute or at the block of an id. */
export type Cursor = { column: string; at: number | string };

/** From top to bottom: each row, and after it the blocks that begin in it. */
function stopsOf(column: Column, range: Stretch): Array<number | string> {
  return rowsOf(range).flatMap((row) => [
    row,
    ...column.placed.filter(({ block }) => rowIn(range, block.start) === row).map(({ block }) => block.id),
  ]);
}

/** Where an arrow or a similar key leads; undefined for any other key. */
export function cursorAfter(
  key: string,
  cursor: Cursor,
  columns: readonly Column[],
  range: Stretch,
): Cursor | undefined {
  const index = columns.findIndex(({ id }) => id === cursor.column);
  const column = columns[index];
  if (!column) return undefined;
  const stops = stopsOf(column, range);
  const here = stops.indexOf(cursor.at);
  const within = (step: number) => Math.max(0, Math.min(stops.length - 1, step));
  const to = (at: number | string | undefined) => (at === undefined ? undefined : { column: column.id, at });
  switch (key) {
    case 'ArrowDown':
      return to(stops[within(here + 1)]);
    case 'ArrowUp':
      return to(stops[within(here - 1)]);
    case 'Home':
      return to(stops[0]);
    case 'End':
      return to(stops.at(-1));
    case 'ArrowRight':
    case 'ArrowLeft': {
      const beside = columns[index + (key === 'ArrowRight' ? 1 : -1)];
      return beside ? landing(beside, minuteOf(column, cursor.at), range) : cursor;
    }
    default:
      return undefined;
  }
}

/** Beside a minute lies the block that covers it, or the row. */
function landing(column: Column, minute: number, range: Stretch): Cursor {
  const covering = column.placed.find(({ block }) => block.start <= minute && minute < block.end);
  return { column: column.id, at: covering?.block.id ?? rowIn(range, minute) };
}

function minuteOf({ placed }: Column, at: number | string): number {
  return typeof at === 'number' ? at : (placed.find(({ block }) => block.id === at)?.block.start ?? 0);
}

/** A block of whole days begins above the first row. */
function rowIn(range: Stretch, minute: number): number {
  return rowOf(Math.max(range.start, Math.min(minute, range.end - 1)));
}
