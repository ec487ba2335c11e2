import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback } from 'react';
import { usePrinting } from './use-printing.ts';

/** More rows are virtualised. With fewer, the browser is quick enough, and its search finds them all. */
const many = 100;

type RowWindow = {
  isWindowed: boolean;
  indexes: readonly number[];
  /** Height of the omitted rows above and below, in pixels. */
  before: number;
  after: number;
  /** The ref of each row, with `data-index`: rows may differ in height. */
  measure?: (row: Element | null) => void;
};

/** A list with more to load is virtual from the start, so that its scrolling does not change midway. Prints have every row. */
export function useRowWindow(
  count: number,
  rowHeight: number,
  scroller: RefObject<HTMLElement | null>,
  hasMore: boolean,
): RowWindow {
  const isPrinting = usePrinting();
  const isWindowed = (count > many || hasMore) && !isPrinting;
  const virtual = useVirtualizer({
    count,
    enabled: isWindowed,
    getScrollElement: () => scroller.current,
    estimateSize: useCallback(() => rowHeight, [rowHeight]),
    overscan: 8,
  });
  if (!isWindowed)
    return { isWindowed, indexes: Array.from({ length: count }, (_, index) => index), before: 0, after: 0 };
  const rows = virtual.getVirtualItems();
  return {
    isWindowed,
    indexes: rows.map((row) => row.index),
    before: rows[0]?.start ?? 0,
    after: virtual.getTotalSize() - (rows.at(-1)?.end ?? 0),
    measure: virtual.measureElement,
  };
}
