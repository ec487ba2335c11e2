import { untilLock } from '#domain/desk/lock-time.ts';
import { store, stored } from '#web/ground/stored.ts';
import { keptDesk } from './kept-desk.ts';

/** Why it is locked; `by_server` where the session had ended there. */
export type Locked = 'by_hand' | 'by_time' | 'by_server';

const LOCKED = 'desk-locked';
const TOUCHED = 'desk-touched';

export const storedLock = () => (stored(LOCKED) || null) as Locked | null;

export const storeLock = (why: Locked | null): void => store(LOCKED, why ?? '');

export const touchedAt = (): number => Number(stored(TOUCHED) || 0);
export const touch = (now: number): void => store(TOUCHED, String(now));

/** Whether nobody may see what is behind the session's cookie: it is locked, or should have been before this page was opened. */
export function mustBeLocked(now: number): boolean {
  const desk = keptDesk();
  return desk !== null && (storedLock() !== null || untilLock(touchedAt(), desk.lock_minutes, now) === 0);
}

/** Calls when another tab has locked, until the returned function is called. */
export function whenLockedElsewhere(hear: (why: Locked) => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    const why = storedLock();
    if (key === LOCKED && why) hear(why);
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
