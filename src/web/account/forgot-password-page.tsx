import { useMutation } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { emailForm } from '#contract/account/forms.ts';
import { paths } from '#contract/paths.ts';
import { api } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { TextLink } from '#web/ground/text-link.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmailField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { AccountFrame } from './account-frame.tsx';
import { LinkOutcome } from './link-outcome.tsx';

export function Page() {
  const { t } = useTranslation('account');
  const form = useForm(emailForm, { defaultValues: { email: '' } });
  const sending = useMutation(api.functions.requestPasswordReset.mutationOptions());

  if (sending.isSuccess) {
    return (
      <LinkOutcome title={t('forgot.sentTitle')} icon={MailCheck} tone="success">
        <div role="status" className="grid gap-4">
          <p>{t('forgot.sent', { email: sending.variables.email })}</p>
          <p className="text-muted">{t('forgot.spam')}</p>
        </div>
        <ButtonLink render={<a href={paths.login} />}>{t('backToLogin')}</ButtonLink>
      </LinkOutcome>
    );
  }

  return (
    <AccountFrame title={t('forgot.title')} subtitle={t('forgot.subtitle')}>
      <form
        noValidate
        onSubmit={form.submit((values) => sending.mutateAsync(values).catch(() => {}))}
        className="mt-8 grid gap-5"
      >
        {sending.isError && (
          <Banner role="alert" tone="danger">
            {failure(sending.error)}
          </Banner>
        )}
        <EmailField label={t('email')} {...form.field('email')} required />
        <Button type="submit" variant="primary" size="lg" block loading={form.isSubmitting}>
          {form.isSubmitting ? t('forgot.sending') : t('forgot.submit')}
        </Button>
      </form>
      <p className="mt-6 text-center">
        <TextLink render={<a href={paths.login} />}>{t('backToLogin')}</TextLink>
      </p>
    </AccountFrame>
  );

  function failure(error: Error): string {
    if (refusalCode(error) === 'FUNCTION_REFUSED') return error.message || t('forgot.unknown');
    return t('forgot.failed');
  }
}
