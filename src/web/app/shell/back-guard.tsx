import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { forgetUnsaved, hasUnsaved } from '#web/ui/unsaved.ts';
import { useDiscardQuestion } from '#web/ui/use-unsaved-guard.ts';

/** The browser's Back asks too before something typed is lost. */
export function BackGuard() {
  const mayDiscard = useDiscardQuestion();
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP' && hasUnsaved());
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    mayDiscard().then((agreed) => {
      if (!agreed) return blocker.reset();
      forgetUnsaved();
      blocker.proceed();
    });
  }, [blocker, mayDiscard]);
  return null;
}
