import { useState } from 'react';
import { needsTwoStep, useSession } from '#web/ground/session.ts';
import { texts } from '#web/texts/texts.ts';
import { later, useLater } from '#web/ui/later.tsx';

const asking = later(async () => {
  const [{ TwoStepAsked }] = await Promise.all([
    import('#web/account/two-step-asked.tsx'),
    texts.load(['account', 'accountSafety']),
  ]);
  return TwoStepAsked;
});

const nothing = () => {};

/** The routes lead whoever lacks two-step sign-in to it, but from a page with unsaved input: there it is asked for above the page. */
export function TwoStepAsked() {
  const isNeeded = needsTwoStep(useSession());
  const [isAsked, setAsked] = useState(false);
  if (isNeeded && !isAsked) setAsked(true);
  const Asking = useLater(asking, isAsked, nothing);
  return isAsked && Asking ? <Asking onDone={() => setAsked(false)} /> : null;
}
