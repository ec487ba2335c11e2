import { type ComponentType, lazy, useSyncExternalStore } from 'react';

const phone = window.matchMedia('(width < 48rem)');

function watch(changed: () => void): () => void {
  phone.addEventListener('change', changed);
  return () => phone.removeEventListener('change', changed);
}

/** For what must not be in the page twice; if only the look changes, use `max-md:`. */
export function usePhone(): boolean {
  return useSyncExternalStore(watch, () => phone.matches);
}

/** A component that phones never show and need not load: elsewhere its loading begins at once. */
export function onScreens<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const loading = phone.matches ? undefined : load();
  // Asked for again if it is needed after all, or could not be had.
  loading?.catch(() => undefined);
  return lazy(() => loading?.catch(load) ?? load());
}
