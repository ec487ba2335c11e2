import { knownTouch, untilLock } from '#domain/desk/lock-time.ts';
import { keptDesk } from './device.ts';
import { guardKeys } from './keys.ts';
import { isLocked, lockNow, touch, touchedAt } from './lock.ts';

const LOOK_MS = 1_000;
const TOUCHES = ['pointerdown', 'pointermove', 'wheel', 'keydown'] as const;

/** Locks where nobody has touched any tab of this browser for long. From the start of the page: no key of the page is heard before the lock's. */
export function watchTouches(): void {
  guardKeys();
  for (const kind of TOUCHES) addEventListener(kind, touched, { capture: true, passive: true });
  setInterval(look, LOOK_MS);
  // A computer that wakes up may do so long before the next tick.
  addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
}

/** The first touch after a long sleep finds it locked. */
function touched(): void {
  look();
  const now = Date.now();
  if (keptDesk() && !isLocked() && Math.abs(now - touchedAt()) >= LOOK_MS) touch(now);
}

function look(): void {
  const desk = keptDesk();
  if (!desk || isLocked()) return;
  const [now, last] = [Date.now(), touchedAt()];
  if (knownTouch(last, now) < last) touch(now);
  else if (untilLock(last, desk.lock_minutes, now) === 0) lockNow('by_time');
}
