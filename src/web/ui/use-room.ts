import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePrinting } from './use-printing.ts';
import { useWidth } from './use-width.ts';

/**
 * Whether all columns of the table inside an element have room beside each other. Amounts decide it as much as the screen, so that the table is
 * drawn to see what it needs, before anything is painted; where that is too much, it stays away until there is as much room. Paper has its own ways.
 */
export function useRoom({ isPaused = false }: { isPaused?: boolean } = {}) {
  const { width, ref: watch } = useWidth();
  const frame = useRef<HTMLDivElement>(null);
  const isPrinting = usePrinting();
  const [needed, setNeeded] = useState(0);
  useLayoutEffect(() => {
    const table = frame.current?.querySelector('table');
    if (isPaused || isPrinting || !table?.parentElement) return;
    if (table.offsetWidth > table.parentElement.clientWidth + 1) setNeeded(table.offsetWidth);
  });
  useEffect(() => {
    // What was measured with the browser's own letters says nothing of ours.
    if (document.fonts.status === 'loading') void document.fonts.ready.then(() => setNeeded(0));
  }, []);
  const ref = useCallback(
    (element: HTMLDivElement | null) => {
      frame.current = element;
      return watch(element);
    },
    [watch],
  );
  return { hasRoom: isPrinting || width >= needed, ref };
}
