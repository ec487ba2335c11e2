import { type ComponentType, useEffect, useState } from 'react';
import type { SignInAgainProps } from '#web/account/sign-in-again.tsx';
import { regainedAtDesk } from '#web/desk/lock.ts';
import { type Regained, whenSessionIsLost } from '#web/ground/api/session-lost.ts';
import { loadSession } from '#web/ground/session.ts';
import { texts } from '#web/texts/texts.ts';

type Asked = { SignInAgain: ComponentType<SignInAgainProps>; answer: (regained: Regained) => void };

/** Lets an owner whose session was lost sign in again above the page. The form is fetched only then. */
export function SessionLost() {
  const [asked, setAsked] = useState<Asked>();
  useEffect(
    () =>
      whenSessionIsLost(async () => {
        // Signed out on purpose a moment ago.
        if (!(await loadSession())) return 'nobody';
        // A desk that is locked, in this tab or another.
        const regainedThere = regainedAtDesk();
        if (regainedThere) return regainedThere;
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

/** Nothing if it cannot be fetched: then the login page asks. */
async function loadForm() {
  const [form] = await Promise.all([
    import('#web/account/sign-in-again.tsx'),
    texts.load(['account', 'accountSafety']),
  ]).catch(() => []);
  return form;
}
