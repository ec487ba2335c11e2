import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { usePrinting } from '#web/ui/use-printing.ts';
import type { CardRow } from './card-rows.ts';

const CARD_WIDTH = 320;
const GAP = 16;
/** The height of top bar and categories. */
export const COVERED_AT_TOP = 116;

const HEAD_HEIGHT = 48;
const CARDS_HEIGHT = 122;

/** Fewer rows are all rendered, so that the browser's search finds them. */
const FEW_ROWS = 60;

/** How many cards fit side by side. */
export function useColumns(list: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const measure = () =>
      setColumns(Math.max(1, Math.floor(((list.current?.offsetWidth ?? 0) + GAP) / (CARD_WIDTH + GAP))));
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [list]);
  return columns;
}

/** Virtualised with the window's scroll. Prints have every row. */
export function useCardWindow(rows: readonly CardRow<unknown>[], list: RefObject<HTMLElement | null>) {
  const [top, setTop] = useState(0);
  // Content above may appear later and push the list down.
  useLayoutEffect(() => {
    if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
  });
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: useCallback((index: number) => (rows[index]?.kind === 'head' ? HEAD_HEIGHT : CARDS_HEIGHT), [rows]),
    overscan: rows.length <= FEW_ROWS ? FEW_ROWS : 6,
    scrollMargin: top,
    scrollPaddingStart: COVERED_AT_TOP,
  });
  const isPrinting = usePrinting();
  if (isPrinting) return { virtual, indexes: rows.map((_, index) => index), before: 0, after: 0 };
  const items = virtual.getVirtualItems();
  return {
    virtual,
    indexes: items.map(({ index }) => index),
    before: (items[0]?.start ?? top) - top,
    after: virtual.getTotalSize() - ((items.at(-1)?.end ?? top) - top),
  };
}
