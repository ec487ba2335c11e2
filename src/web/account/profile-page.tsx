import { useTranslation } from '#web/texts/use-translation.ts';
import { AccountCard } from './account-card.tsx';
import { BusinessCard } from './business-card.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { PasswordCard } from './password-card.tsx';

export function Page() {
  const { t } = useTranslation('account');
  return (
    <>
      <p className="mb-6 text-muted">{t('profile.intro')}</p>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          <BusinessCard />
          <PasswordCard />
          <ChoiceCard kind="country" />
        </div>
        <div className="grid gap-4">
          <ChoiceCard kind="language" />
          <ChoiceCard kind="timezone" />
          <AccountCard />
        </div>
      </div>
    </>
  );
}
