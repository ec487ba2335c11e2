import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Outlet, useNavigate } from 'react-router';
import type { Session } from '#contract/account/operations.ts';
import { paths } from '#contract/paths.ts';
import { LOCK_MINUTES } from '#domain/desk/lock-time.ts';
import { askForDesk } from '#web/desk/device.ts';
import { keepDesk, keptDesk, useDesk } from '#web/desk/kept-desk.ts';
import type { Locked } from '#web/desk/kept-lock.ts';
import { forgetLock, isUnsavedBehind, uncover, useLocked } from '#web/desk/lock.ts';
import { LockCover } from '#web/desk/lock-cover.tsx';
import {
  beginSession,
  goOnWith,
  isSameDesk,
  loadSession,
  onSessionChangedElsewhere,
  useSession,
} from '#web/ground/session.ts';
import { texts } from '#web/texts/texts.ts';
import { Spinner } from '#web/ui/loading.tsx';
import { forgetUnsaved } from '#web/ui/unsaved.ts';
import type { DeskLockScreenProps } from './desk-lock-screen.tsx';

/** The lock screen above the page, where this device is a desk. */
export function DeskLock() {
  const desk = useDesk();
  const locked = useLocked();
  useEffect(() => void askForDesk(), []);
  // Before it is needed: without a connection it could not be fetched.
  useEffect(() => void (desk && loadScreen()), [desk]);
  return locked && <AboveThePage why={locked} />;
}

export function LocksAtDesk() {
  return (
    <>
      <Outlet />
      <DeskLock />
    </>
  );
}

let Screen: ComponentType<DeskLockScreenProps> | undefined;

async function loadScreen(): Promise<void> {
  const [part] = await Promise.all([
    import('./desk-lock-screen.tsx'),
    texts.load(['desk', 'account', 'accountSafety']),
  ]).catch(() => []);
  Screen = part?.DeskLockScreen ?? Screen;
}

/** How long until the screen is asked for again that could not be fetched. */
const RETRY_MS = 3_000;

function useScreen() {
  const [screen, setScreen] = useState(() => Screen);
  useEffect(() => {
    if (screen) return;
    const look = () => loadScreen().then(() => setScreen(() => Screen));
    look();
    const timer = setInterval(look, RETRY_MS);
    return () => clearInterval(timer);
  }, [screen]);
  return screen;
}

function AboveThePage({ why }: { why: Locked }) {
  const signedIn = useSession();
  const navigate = useNavigate();
  const LockScreen = useScreen();
  // Of whoever was at work, also once somebody else is.
  const [left] = useState(() => {
    const { id, name } = signedIn.member;
    return { member: id, name, isUnsaved: isUnsavedBehind() };
  });
  const [desk] = useState(() => {
    const { business_name, timezone } = signedIn.profile;
    return { business_name, timezone, lock_minutes: keptDesk()?.lock_minutes ?? LOCK_MINUTES.usual };
  });

  async function goOn(session: Session) {
    forgetLock(Date.now());
    if (isSameDesk(session, signedIn)) {
      goOnWith(session);
      return uncover('same');
    }
    // Nothing of one person is seen or kept by another: the page begins anew before it is shown.
    forgetUnsaved();
    await beginSession(session);
    await navigate(paths.home);
    // Gone before the focus moves: what is behind the lock cannot take it.
    flushSync(() => uncover('other'));
    document.getElementById('content')?.focus();
  }

  function leave() {
    keepDesk(null);
    forgetLock(Date.now());
    forgetUnsaved();
    // A new page: nothing of the salon stays in the window.
    location.assign(paths.login);
  }

  // Unlocked in another tab.
  useEffect(
    () =>
      onSessionChangedElsewhere(async () => {
        const session = await loadSession();
        if (!session) return;
        if (!isSameDesk(session, signedIn)) forgetUnsaved();
        uncover(isSameDesk(session, signedIn) ? 'same' : 'other');
      }),
    [signedIn],
  );

  return (
    <LockCover>
      {LockScreen ? (
        <LockScreen desk={desk} why={why} left={left} onUnlocked={goOn} onLeft={leave} />
      ) : (
        <div className="grid min-h-dvh place-items-center bg-brand-950 text-white">
          <Spinner />
        </div>
      )}
    </LockCover>
  );
}
