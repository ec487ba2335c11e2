import { useEffect } from 'react';

/** Loads the rest of each list on the page. */
const missing = new Set<() => Promise<void>>();

/** For a paged list: loads the rest before printing. */
export function useBeforePrint(loadRest: (() => Promise<void>) | undefined): void {
  useEffect(() => {
    if (!loadRest) return;
    missing.add(loadRest);
    return () => void missing.delete(loadRest);
  }, [loadRest]);
}

export async function printWhole(): Promise<void> {
  await Promise.all([...missing].map((loadRest) => loadRest()));
  // After it is drawn.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  window.print();
}

/** Ctrl+P prints what is loaded; while something is missing, we load it first. */
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
