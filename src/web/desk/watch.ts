import { knownTouch, untilLock } from '#domain/desk/lock-time.ts';
import { keptDesk } from './kept-desk.ts';
import { touch, touchedAt } from './kept-lock.ts';

const LOOK_MS = 1_000;
const TOUCHES = ['pointerdown', 'pointermove', 'wheel', 'keydown'] as const;

type Page = { isLocked: () => boolean; lock: () => void };

/** Locks where nobody has touched any tab of this browser for long. */
export function watchTouches({ isLocked, lock }: Page): void {
  function look(): void {
    const desk = keptDesk();
    if (!desk || isLocked()) return;
    const [now, last] = [Date.now(), touchedAt()];
    if (knownTouch(last, now) < last) touch(now);
    else if (untilLock(last, desk.lock_minutes, now) === 0) lock();
  }
  /** The first touch after a long sleep finds it locked. */
  function touched(): void {
    look();
    const now = Date.now();
    if (keptDesk() && !isLocked() && Math.abs(now - touchedAt()) >= LOOK_MS) touch(now);
  }
  for (const kind of TOUCHES) addEventListener(kind, touched, { capture: true, passive: true });
  setInterval(look, LOOK_MS);
  // A computer that wakes up may do so long before the next tick.
  addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
}
