import { useState } from 'react';
import { Navigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { enterApp } from '#web/ground/enter.ts';
import { askAgainForSession, endSession, useSession } from '#web/ground/session.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { AccountFrame } from './account-frame.tsx';
import { TurnOnTwoStep } from './turn-on-two-step.tsx';

/** Where whoever lacks two-step sign-in is led in a salon that asks for it. Others may turn it on here, too. */
export function Page() {
  const { t } = useTranslation('accountSafety');
  const session = useSession();
  // Where it was turned on here the recovery codes are shown, and whatever asks for the session anew must not take them away.
  const [hasCodes, setHasCodes] = useState(false);
  if (session.user.two_step && !hasCodes) return <Navigate to={paths.profile} replace />;

  async function goOn() {
    await askAgainForSession();
    await enterApp();
  }
  async function leave() {
    await endSession();
    location.assign(paths.login);
  }

  return (
    <AccountFrame
      title={t('twoStep.title')}
      subtitle={
        session.profile.two_step_required
          ? t('twoStep.asked', { salon: session.profile.business_name })
          : t('twoStep.why')
      }
      foot={
        <Button variant="ghost" onClick={leave}>
          {t('twoStep.signOut')}
        </Button>
      }
    >
      <div className="mt-8 grid gap-4">
        <TurnOnTwoStep onTurnedOn={() => setHasCodes(true)} onDone={goOn} />
      </div>
    </AccountFrame>
  );
}
