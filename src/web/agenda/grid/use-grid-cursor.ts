import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { rowOf, type Stretch } from '#domain/agenda/grid.ts';
import { type Block, type Column, slotOf, takesKeys } from './columns.ts';
import { listen } from './listen.ts';
import { type Cursor, cursorAfter } from './stops.ts';
import type { GridActions } from './use-grid-actions.ts';

type Options = {
  columns: readonly Column[];
  range: Stretch;
  startAt: number;
  actions: GridActions;
  /** Gets every key first, and answers whether it handled it. */
  onKey: (event: KeyboardEvent, column: Column, block: Block | undefined) => boolean;
  /** The keys tried to book in a row where they may not. */
  onRefused: (column: Column, row: number) => void;
};

/** The keyboard in the grid: one stop for Tab, arrows from row to row and from column to column. */
export function useGridCursor(scroller: RefObject<HTMLElement | null>, options: Options) {
  const { columns, range, startAt, actions, onKey, onRefused } = options;
  const [wanted, setWanted] = useState<(Cursor & { row: number }) | null>(null);
  const takesFocus = useRef(false);
  const focused = useRef<Element>(null);
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

  // A new stop takes the focus, so that it is read aloud; so does one whose focused element was removed or moved to another column.
  useLayoutEffect(() => {
    const isLost = focused.current?.isConnected === false && document.activeElement === document.body;
    if (!takesFocus.current && !isLost) return;
    takesFocus.current = false;
    scroller.current?.querySelector<HTMLElement>('[data-cursor]')?.focus();
  });

  const press = useEffectEvent((event: KeyboardEvent) => {
    const element = event.target as HTMLElement;
    if (!element.hasAttribute('data-cursor') || event.altKey || event.ctrlKey || event.metaKey) return;
    const column = columns.find(({ id }) => id === cursor.column);
    const block = column?.placed.find((placed) => placed.block.id === cursor.at)?.block;
    if (column && onKey(event, column, block)) return;
    const next = cursorAfter(event.key, cursor, columns, range);
    if (next) {
      event.preventDefault();
      return go(next);
    }
    if (!column || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    if (block) return actions.open(block);
    if (typeof cursor.at !== 'number') return;
    if (!takesKeys(column, cursor.at)) return onRefused(column, cursor.at);
    actions[event.shiftKey ? 'block' : 'book'](column, slotOf(column, cursor.at));
  });

  const follow = useEffectEvent((event: FocusEvent) => {
    const element = event.target as HTMLElement;
    focused.current = element;
    const block = element.closest<HTMLElement>('[data-block]')?.dataset.block;
    const column = element.closest<HTMLElement>('[data-column]')?.dataset.column;
    if (block && column) want({ column, at: block });
  });

  // Browsers also fire focusout for an element that is being removed: that one is remembered.
  const leave = useEffectEvent((element: Element) =>
    queueMicrotask(() => {
      if (focused.current === element && element.isConnected) focused.current = null;
    }),
  );

  useEffect(
    () =>
      listen(scroller.current, {
        keydown: (event) => press(event),
        focusin: (event) => follow(event),
        focusout: ({ target }) => leave(target as Element),
      }),
    [scroller],
  );

  return { cursor, go };
}

/** The block that the cursor stood on may have moved to another column, or have gone: then the cursor stands in the row that is left. */
function existing(cursor: (Cursor & { row: number }) | null, columns: readonly Column[]): Cursor | null {
  if (!cursor) return null;
  const { at, row } = cursor;
  const own = columns.find(({ id }) => id === cursor.column);
  if (typeof at === 'number') return own ? cursor : null;
  const holds = ({ placed }: Column) => placed.some(({ block }) => block.id === at);
  const holder = own && holds(own) ? own : columns.find(holds);
  if (holder) return { column: holder.id, at };
  return own ? { column: own.id, at: row } : null;
}
