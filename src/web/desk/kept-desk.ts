import { useSyncExternalStore } from 'react';
import type { DeskHere } from '#contract/desk/operations.ts';
import { store, stored } from '#web/ground/stored.ts';

// Apart from what asks the server: pages that do not carry the app's client lock, too.

const KEY = 'desk';
const listeners = new Set<() => void>();
let text: string | undefined;
let kept: DeskHere | null = null;

/** What this browser knows about being a desk, so that it locks without asking anybody. The server has the last word. */
export function keptDesk(): DeskHere | null {
  const now = stored(KEY) ?? '';
  if (now !== text) {
    text = now;
    kept = now ? JSON.parse(now) : null;
  }
  return kept;
}

export function keepDesk(desk: DeskHere | null): void {
  store(KEY, desk ? JSON.stringify(desk) : '');
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Follows other tabs, too. */
export const useDesk = (): DeskHere | null => useSyncExternalStore(follow, keptDesk);
