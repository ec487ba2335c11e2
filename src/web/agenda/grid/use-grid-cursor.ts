import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { rowOf, type Stretch } from '#domain/agenda/grid.ts';
import { type Column, slotOf } from './columns.ts';
import { type Cursor, cursorAfter } from './stops.ts';
import type { GridActions } from './use-grid-pointer.ts';

type Options = { columns: readonly Column[]; range: Stretch; startAt: number; actions: GridActions };

/** The keyboard in the grid: one stop for Tab, arrows from row to row and from column to column. */
export function useGridCursor(scroller: RefObject<HTMLElement | null>, { columns, range, startAt, actions }: Options) {
  const [wanted, setWanted] = useState<(Cursor & { row: number }) | null>(null);
  const takesFocus = useRef(false);
  const cursor = existing(wanted, columns) ?? {
    column: columns.find(({ isOpen }) => isOpen)?.id ?? columns[0]?.id ?? '',
    at: rowOf(startAt),
  };

  function go(next: Cursor) {
    takesFocus.current = true;
    want(next);
  }

  function want(next: Cursor) {
    const placed = columns.find(({ id }) => id === next.column)?.placed;
    const block = placed?.find((one) => one.block.id === next.at)?.block;
    setWanted({ ...next, row: rowOf(Math.max(range.start, block?.start ?? Number(next.at))) });
  }

  // A stop that is new in the page is read aloud when it takes the focus.
  useLayoutEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    scroller.current?.querySelector<HTMLElement>('[data-cursor]')?.focus();
  });

  const press = useEffectEvent((event: KeyboardEvent) => {
    const element = event.target as HTMLElement;
    if (!element.hasAttribute('data-cursor') || event.altKey || event.ctrlKey || event.metaKey) return;
    const column = columns.find(({ id }) => id === cursor.column);
    const next = cursorAfter(event.key, cursor, columns, range);
    if (next) {
      event.preventDefault();
      return go(next);
    }
    if (!column || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    const block = column.placed.find((placed) => placed.block.id === cursor.at)?.block;
    if (block) actions.open(block);
    else if (typeof cursor.at === 'number' && column.isOpen) {
      actions[event.shiftKey ? 'block' : 'book'](column, slotOf(column, cursor.at));
    }
  });

  const follow = useEffectEvent((event: FocusEvent) => {
    const element = event.target as HTMLElement;
    const block = element.closest<HTMLElement>('[data-block]')?.dataset.block;
    const column = element.closest<HTMLElement>('[data-column]')?.dataset.column;
    if (block && column) want({ column, at: block });
  });

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const end = new AbortController();
    element.addEventListener('keydown', (event) => press(event), { signal: end.signal });
    element.addEventListener('focusin', (event) => follow(event), { signal: end.signal });
    return () => end.abort();
  }, [scroller]);

  return { cursor, go };
}

/** The block that the cursor stood on may have gone: then it stands in the row that is left. */
function existing(cursor: (Cursor & { row: number }) | null, columns: readonly Column[]): Cursor | null {
  const column = columns.find(({ id }) => id === cursor?.column);
  if (!cursor || !column) return null;
  if (typeof cursor.at === 'number' || column.placed.some(({ block }) => block.id === cursor.at)) return cursor;
  return { column: column.id, at: cursor.row };
}
