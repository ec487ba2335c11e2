import { useCallback, useEffect, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { useDesk } from '#web/desk/kept-desk.ts';
import { type Locked, mustBeLocked, storedLock, storeLock, whenLockedElsewhere } from '#web/desk/kept-lock.ts';
import { watchTouches } from '#web/desk/watch.ts';

/**
 * At a shared desk one's own agenda locks like the pages of the app, and with them. It has no lock screen: it is left for that of the sign-in, which ends
 * the session.
 */
export function useDeskLock() {
  const isDesk = useDesk() !== null;
  const [isLocked, setLocked] = useState(() => mustBeLocked(Date.now()));
  const lock = useCallback((why: Locked) => {
    storeLock(why);
    setLocked(true);
  }, []);
  useEffect(() => {
    watchTouches({ isLocked: () => storedLock() !== null, lock: () => lock('by_time') });
    return whenLockedElsewhere(() => setLocked(true));
  }, [lock]);
  // Nothing of the agenda stays behind it, neither on the screen nor under the browser's Back.
  useEffect(() => {
    if (isLocked) location.replace(paths.login);
  }, [isLocked]);
  return { isDesk, isLocked, lock };
}
