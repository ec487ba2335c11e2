import { useEffect } from 'react';

/** What the lists of the page have not fetched yet. */
const missing = new Set<() => Promise<void>>();

/** Of a list that comes page by page: fetches the rest before the page is printed. */
export function useBeforePrint(loadRest: (() => Promise<void>) | undefined): void {
  useEffect(() => {
    if (!loadRest) return;
    missing.add(loadRest);
    return () => void missing.delete(loadRest);
  }, [loadRest]);
}

/** Prints the page when all of it is there. */
export async function printWhole(): Promise<void> {
  await Promise.all([...missing].map((loadRest) => loadRest()));
  // What has come is drawn first.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  window.print();
}

/** The browser's own key prints what is there; while something is missing, we take it and print once all is. */
export function usePrintKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isPrint = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'p';
      if (!isPrint || missing.size === 0) return;
      event.preventDefault();
      if (!event.repeat) void printWhole();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
