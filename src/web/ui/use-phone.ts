import { useSyncExternalStore } from 'react';

const phone = window.matchMedia('(width < 48rem)');

function watch(changed: () => void): () => void {
  phone.addEventListener('change', changed);
  return () => phone.removeEventListener('change', changed);
}

/** For what must not be in the page twice; if only the look changes, use `max-md:`. */
export function usePhone(): boolean {
  return useSyncExternalStore(watch, () => phone.matches);
}
