import { useSyncExternalStore } from 'react';

const paper = window.matchMedia('print');
let isAsked = false;

/** Not every browser reports printing in both ways; what is drawn at the first still reaches the paper. */
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

/** For what is only partly in the page; if only the look changes, use print.css. */
export function usePrinting(): boolean {
  return useSyncExternalStore(watch, () => isAsked || paper.matches);
}
