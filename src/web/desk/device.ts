import { useSyncExternalStore } from 'react';
import type { DeskHere } from '#contract/desk/operations.ts';
import { client } from '#web/ground/api/client.ts';
import { store, stored } from '#web/ground/stored.ts';

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

/** It may have been changed or ended elsewhere. Without an answer nothing changes. */
export async function askForDesk(): Promise<void> {
  if (!keptDesk()) return;
  const desk = await client.desk.state().catch(() => undefined);
  if (desk !== undefined) keepDesk(desk);
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
