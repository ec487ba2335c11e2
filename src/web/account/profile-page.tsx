import { PinCard } from '#web/desk/pin-card.tsx';
import { useSession } from '#web/ground/session.ts';
import { useMay } from '#web/ground/use-may.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { AccountCard } from './account-card.tsx';
import { BusinessCard } from './business-card.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { NameCard } from './name-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { TwoStepCard } from './two-step-card.tsx';

export function Page() {
  const { t } = useTranslation('account');
  const may = useMay();
  const { member } = useSession();
  return (
    <>
      <p className="mb-6 text-muted">{t(member.role === 'owner' ? 'profile.intro' : 'profile.introOfMember')}</p>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          {may('settings') && <BusinessCard />}
          <NameCard />
          <PasswordCard />
          <TwoStepCard />
          <PinCard />
          {may('settings') && <ChoiceCard kind="country" />}
        </div>
        <div className="grid gap-4">
          <ChoiceCard kind="language" />
          {may('settings') && <ChoiceCard kind="timezone" />}
          <AccountCard />
          <SessionsCard />
        </div>
      </div>
    </>
  );
}
