import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changePasswordForm } from '#contract/account-forms.ts';
import { api } from '#web/app/api/client.ts';
import { refusedFields } from '#web/app/api/errors.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHead } from '#web/ui/card.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { useForm } from '#web/ui/use-form.ts';

export function PasswordCard() {
  const { t } = useTranslation('account');
  const banner = useBanner();
  const form = useForm(changePasswordForm, { defaultValues: { password: '', confirmation: '' } });
  const change = useMutation(
    api.account.changePassword.mutationOptions({
      onSuccess: () => {
        form.reset();
        banner.success(t('profile.saved.password'));
      },
      onError: (error) => {
        if (!form.refuse(refusedFields(error))) banner.error(t('profile.failed.password'));
      },
    }),
  );
  return (
    <Card>
      <CardHead title={t('profile.password')} />
      <CardBody>
        <form
          noValidate
          onSubmit={form.submit((values) => change.mutateAsync(values).catch(() => {}))}
          className="grid justify-items-start gap-4"
        >
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
        </form>
      </CardBody>
    </Card>
  );
}
