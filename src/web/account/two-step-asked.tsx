import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { lookAgainEverywhere } from '#web/ground/live/changed.ts';
import { askAgainForSession, needsTwoStep, useSession } from '#web/ground/session.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { forgetUnsaved } from '#web/ui/unsaved.ts';
import { useDiscardQuestion } from '#web/ui/use-unsaved-guard.ts';
import { TurnOnTwoStep } from './turn-on-two-step.tsx';

/** Above a page with unsaved input, of a salon that has just begun to ask for it: what was typed stays, and can be saved once it is on. */
export function TwoStepAsked({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('accountSafety');
  const session = useSession();
  const { revalidate } = useRevalidator();
  const mayDiscard = useDiscardQuestion();
  const [hasCodes, setHasCodes] = useState(false);

  // Turned on in another window, or not asked for any more.
  const isOver = !needsTwoStep(session) && !hasCodes;
  useEffect(() => {
    if (isOver) onDone();
  }, [isOver, onDone]);

  async function goOn() {
    await askAgainForSession();
    onDone();
    await lookAgainEverywhere();
  }
  /** To the page that asks for it. */
  async function leave() {
    if (!(await mayDiscard())) return;
    forgetUnsaved();
    await revalidate();
  }

  return (
    <Dialog
      open
      onOpenChange={leave}
      isHeld={hasCodes}
      title={t('twoStep.title')}
      description={t('twoStep.askedAbove', { salon: session.profile.business_name })}
    >
      <TurnOnTwoStep onTurnedOn={() => setHasCodes(true)} onDone={goOn} />
    </Dialog>
  );
}
