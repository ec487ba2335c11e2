import i18next from 'i18next';
import { type ComponentType, useEffect, useState } from 'react';
import type { SignInAgainProps } from '#web/account/sign-in-again.tsx';
import { type Regained, whenSessionIsLost } from '#web/ground/api/session-lost.ts';
import { loadSession } from '#web/ground/session.ts';

type Asked = { SignInAgain: ComponentType<SignInAgainProps>; answer: (regained: Regained) => void };

/** Whoever is signed out in the middle of something signs in again above the page; fetched only then. */
export function SessionLost() {
  const [asked, setAsked] = useState<Asked>();
  useEffect(
    () =>
      whenSessionIsLost(async () => {
        // Signed out here a moment ago: that was no loss.
        if (!(await loadSession())) return 'nobody';
        const form = await loadForm();
        if (!form) return 'nobody';
        const regained = await new Promise<Regained>((answer) => setAsked({ ...form, answer }));
        setAsked(undefined);
        return regained;
      }),
    [],
  );
  return asked ? <asked.SignInAgain onDone={asked.answer} /> : null;
}

/** Nothing where it cannot be fetched: the login page then asks, as it would for any visitor. */
async function loadForm() {
  const [form] = await Promise.all([import('#web/account/sign-in-again.tsx'), i18next.loadNamespaces('account')]).catch(
    () => [],
  );
  return form;
}
