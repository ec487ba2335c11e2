import { useCallback, useState } from 'react';

/** How many pixels there are for what stands in an element, its padding left out; also after that changes, and however late the element comes. */
export function useWidth() {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLDivElement | null) => {
    if (!element) return;
    // It is told once at the beginning too, before anything is painted.
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { width, ref };
}
