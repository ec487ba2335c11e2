import { useSyncExternalStore } from 'react';

const phone = window.matchMedia('(width < 48rem)');

function watch(changed: () => void): () => void {
  phone.addEventListener('change', changed);
  return () => phone.removeEventListener('change', changed);
}

/** For what must not be in the page twice; where only the look changes, `max-md:` does. */
export function usePhone(): boolean {
  return useSyncExternalStore(watch, () => phone.matches);
}
