import { useSyncExternalStore } from 'react';

/** From `md` to `wide` of tokens.css: only icons fit beside the page. */
const rail = window.matchMedia('(48rem <= width < 73.75rem)');

function watch(changed: () => void): () => void {
  rail.addEventListener('change', changed);
  return () => rail.removeEventListener('change', changed);
}

export function useRail(): boolean {
  return useSyncExternalStore(watch, () => rail.matches);
}
