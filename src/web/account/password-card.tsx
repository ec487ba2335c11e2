import { changePasswordForm } from '#contract/account/forms.ts';
import { client } from '#web/ground/api/client.ts';
import { minutesToWait, refusalCode } from '#web/ground/api/errors.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { ProfileCard } from './profile-card.tsx';

export function PasswordCard() {
  const { t } = useTranslation('account');
  const form = useForm(changePasswordForm, { defaultValues: { current: '', password: '', confirmation: '' } });
  const { save } = useSave({
    send: client.account.changePassword,
    form,
    fields: { WRONG_PASSWORD: { current: 'ui:overlays.password.wrong' } },
    onSaved: () => form.reset(),
    success: t('profile.saved.password'),
    failure: (error) =>
      refusalCode(error) === 'TOO_MANY_TRIES'
        ? t('login.locked', { count: minutesToWait(error) })
        : t('profile.failed.password'),
  });
  return (
    <ProfileCard title={t('profile.password')} onSubmit={form.submit(save)}>
      <PasswordField
        label={t('currentPassword')}
        {...form.field('current')}
        className="w-full"
        autoComplete="current-password"
      />
      <PasswordField
        label={t('newPassword')}
        hint={t('passwordHint')}
        {...form.field('password')}
        className="w-full"
        autoComplete="new-password"
      />
      <PasswordField
        label={t('newPasswordAgain')}
        {...form.field('confirmation')}
        className="w-full"
        autoComplete="new-password"
      />
      <Button type="submit" loading={form.isSubmitting}>
        {t('profile.savePassword')}
      </Button>
    </ProfileCard>
  );
}
