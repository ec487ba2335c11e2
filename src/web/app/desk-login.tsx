import { type ComponentType, useEffect, useState } from 'react';
import type { Session } from '#contract/account/operations.ts';
import { askForDesk } from '#web/desk/device.ts';
import { keepDesk, keptDesk } from '#web/desk/kept-desk.ts';
import { mustBeLocked } from '#web/desk/kept-lock.ts';
import { guardKeys } from '#web/desk/keys.ts';
import { endSession, forgetLock } from '#web/desk/lock.ts';
import { LockScreen } from '#web/desk/lock-screen.tsx';
import { enterApp } from '#web/ground/enter.ts';
import { beginSession } from '#web/ground/session.ts';

/** In the address, so that the browser's Back leads to the PINs again. */
const BY_PASSWORD = '#senha';

guardKeys();

export { askForDesk, endSession };

/** Or should be by now: then a session that is left lets nobody in. */
export const isLockedHere = () => mustBeLocked(Date.now());

/** The sign-in of a device that people share: first the PINs, then e-mail and password. */
export function DeskLogin({ Login }: { Login: ComponentType }) {
  const [desk, setDesk] = useState(keptDesk);
  const [isByPassword, setByPassword] = useState(location.hash === BY_PASSWORD);
  useEffect(() => {
    const look = () => setByPassword(location.hash === BY_PASSWORD);
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  // Whoever signs in there is not sent back to the lock, once nothing is open behind it.
  useEffect(() => {
    if (isByPassword) endSession().then((isEnded) => isEnded && forgetLock(Date.now()));
  }, [isByPassword]);
  if (!desk || isByPassword) return <Login />;

  async function goOn(session: Session) {
    forgetLock(Date.now());
    await beginSession(session);
    await enterApp();
  }

  function leave() {
    keepDesk(null);
    forgetLock(Date.now());
    setDesk(null);
  }

  const openForm = () => {
    location.hash = BY_PASSWORD;
  };
  return <LockScreen desk={desk} onUnlocked={goOn} onLeft={leave} byPassword={{ open: openForm }} />;
}
