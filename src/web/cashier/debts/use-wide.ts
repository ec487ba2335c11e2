import { useSyncExternalStore } from 'react';

const wide = window.matchMedia('(width >= 90rem)');

function watch(changed: () => void): () => void {
  wide.addEventListener('change', changed);
  return () => wide.removeEventListener('change', changed);
}

/** Whether a panel fits beside a list. */
export function useWide(): boolean {
  return useSyncExternalStore(watch, () => wide.matches);
}
