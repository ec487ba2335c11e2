import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePrinting } from './use-printing.ts';
import { useWidth } from './use-width.ts';

/**
 * Whether all columns of the table inside an element fit. That depends on its amounts, too, so the table is measured before anything is
 * painted; if it is too wide, it stays away until there is enough room. Prints always have it.
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
    // A fallback font has other widths.
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
