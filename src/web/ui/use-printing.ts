import { useSyncExternalStore } from 'react';

const paper = window.matchMedia('print');
let isAsked = false;

/** The browser says it in two ways, and not every one in both; what is drawn at the first of them still gets onto the paper. */
function watch(changed: () => void): () => void {
  const toggle = (event: Event) => {
    isAsked = event.type === 'beforeprint';
    changed();
  };
  addEventListener('beforeprint', toggle);
  addEventListener('afterprint', toggle);
  paper.addEventListener('change', changed);
  return () => {
    removeEventListener('beforeprint', toggle);
    removeEventListener('afterprint', toggle);
    paper.removeEventListener('change', changed);
  };
}

/** For what is only partly in the page; where only the look changes, print.css does. */
export function usePrinting(): boolean {
  return useSyncExternalStore(watch, () => isAsked || paper.matches);
}
