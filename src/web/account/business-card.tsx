import { businessForm } from '#contract/account/forms.ts';
import { client } from '#web/ground/api/client.ts';
import { useSession } from '#web/ground/session.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { SaveButton } from '#web/ui/save-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useStoredForm } from '#web/ui/use-stored-form.ts';
import { ProfileCard, useProfileChange } from './profile-card.tsx';

export function BusinessCard() {
  const { t } = useTranslation('account');
  const { profile } = useSession();
  const form = useStoredForm(businessForm, { business_name: profile.business_name });
  const change = useProfileChange('name', client.account.changeBusiness, form);
  return (
    <ProfileCard title={t('profile.business')} onSubmit={form.submit(change.save)}>
      <TextField
        label={t('businessName')}
        {...form.field('business_name')}
        className="w-full"
        capitalise="words"
        autoComplete="organization"
        required
      />
      <SaveButton isUnchanged={!form.isDirty} loading={form.isSubmitting}>
        {t('profile.saveBusiness')}
      </SaveButton>
    </ProfileCard>
  );
}
