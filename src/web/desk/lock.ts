import { useSyncExternalStore } from 'react';
import { client } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import type { Regained } from '#web/ground/api/session-lost.ts';
import { store, stored } from '#web/ground/stored.ts';
import { hasUnsaved } from '#web/ui/unsaved.ts';
import { keepDesk, keptDesk } from './kept-desk.ts';
import { type Locked, storedLock, storeLock, touch, whenLockedElsewhere } from './kept-lock.ts';

const UNSAVED = 'desk-unsaved';
const RETRY_MS = 5_000;

const listeners = new Set<() => void>();
let locked: Locked | null = null;
let unlocked = Promise.withResolvers<Regained>();

export const isLocked = (): boolean => locked !== null;

/** Locks all tabs of this browser, and the session on the server. */
export function lockNow(why: Locked): void {
  if (isLocked() || !keptDesk()) return;
  cover(why);
  storeLock(why);
  endSession();
}

/** What was typed in this tab, whoever comes back in whichever. */
function cover(why: Locked): void {
  locked = why;
  if (hasUnsaved()) store(UNSAVED, '1');
  for (const listener of listeners) listener();
}

/** Until the server has heard of it; a lost connection does not leave the session open. Answers whether it has. */
export async function endSession(): Promise<boolean> {
  try {
    await client.desk.lock({});
    return true;
  } catch (error) {
    if (refusalCode(error) === 'NO_DESK') {
      // Ended by somebody of the salon: nothing but e-mail and password opens it again.
      keepDesk(null);
      await client.account.signOut({}).catch(() => {});
      return true;
    }
    setTimeout(() => storedLock() && endSession(), RETRY_MS);
    return false;
  }
}

/** Whether somebody's unsaved input is behind the lock, in whichever tab. */
export const isUnsavedBehind = (): boolean => hasUnsaved() || stored(UNSAVED) === '1';

/** From now on the session that has just begun is the one at work. */
export function forgetLock(now: number): void {
  touch(now);
  store(UNSAVED, '');
  storeLock(null);
}

/** Shows this tab's page again; calls that wait for a session go on, or concern nobody any more. */
export function uncover(who: Regained): void {
  locked = null;
  unlocked.resolve(who);
  unlocked = Promise.withResolvers();
  for (const listener of listeners) listener();
}

/** For a call that finds no session here: it waits at the lock screen. Undefined where this is no desk. */
export function regainedAtDesk(): Promise<Regained> | undefined {
  if (!keptDesk() && !isLocked()) return undefined;
  lockNow('by_server');
  return unlocked.promise;
}

function follow(listener: () => void): () => void {
  const unfollow = whenLockedElsewhere((why) => isLocked() || cover(why));
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    unfollow();
  };
}

export const useLocked = (): Locked | null => useSyncExternalStore(follow, () => locked);
