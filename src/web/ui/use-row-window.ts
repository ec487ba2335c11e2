import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback } from 'react';
import { usePrinting } from './use-printing.ts';

/** From here on only the rows in sight are in the page. Below it the browser is quick enough, and finding in the page works. */
const many = 100;

type RowWindow = {
  isWindowed: boolean;
  indexes: readonly number[];
  /** The height of what is left out above and below, in pixels. */
  before: number;
  after: number;
  /** Goes on each row together with `data-index`: rows need not be of one height. */
  measure?: (row: Element | null) => void;
};

/**
 * With more to come it is a window from the first page on: the list must not change its way of scrolling under the finger. On paper
 * every row stands.
 */
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
