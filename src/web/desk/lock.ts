import { useSyncExternalStore } from 'react';
import { untilLock } from '#domain/desk/lock-time.ts';
import { client } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import type { Regained } from '#web/ground/api/session-lost.ts';
import { store, stored } from '#web/ground/stored.ts';
import { hasUnsaved } from '#web/ui/unsaved.ts';
import { keepDesk, keptDesk } from './device.ts';

/** Why it is locked; `by_server` where the session had ended there. */
export type Locked = 'by_hand' | 'by_time' | 'by_server';

const LOCKED = 'desk-locked';
const TOUCHED = 'desk-touched';
const UNSAVED = 'desk-unsaved';
const RETRY_MS = 5_000;

const listeners = new Set<() => void>();
let locked: Locked | null = null;
let unlocked = Promise.withResolvers<Regained>();

const storedLock = () => (stored(LOCKED) || null) as Locked | null;

export const touchedAt = (): number => Number(stored(TOUCHED) || 0);
export const touch = (now: number): void => store(TOUCHED, String(now));

/** Whether nobody may see what is behind the session's cookie: it is locked, or should have been before this page was opened. */
export function mustBeLocked(now: number): boolean {
  const desk = keptDesk();
  return desk !== null && (storedLock() !== null || untilLock(touchedAt(), desk.lock_minutes, now) === 0);
}

export const isLocked = (): boolean => locked !== null;

/** Locks all tabs of this browser, and the session on the server. */
export function lockNow(why: Locked): void {
  if (isLocked() || !keptDesk()) return;
  cover(why);
  store(LOCKED, why);
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
  store(LOCKED, '');
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
  const hear = ({ key }: StorageEvent) => {
    const why = storedLock();
    if (key === LOCKED && why && !isLocked()) cover(why);
  };
  listeners.add(listener);
  addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', hear);
  };
}

export const useLocked = (): Locked | null => useSyncExternalStore(follow, () => locked);
