import { useMutation } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { emailForm } from '#contract/account/forms.ts';
import { paths } from '#contract/paths.ts';
import { api } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { TextLink } from '#web/ground/text-link.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmailField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { AccountFrame } from './account-frame.tsx';

export function Page() {
  const { t } = useTranslation('account');
  const form = useForm(emailForm, { defaultValues: { email: '' } });
  const request = useMutation(api.functions.requestPasswordReset.mutationOptions());

  if (request.isSuccess) {
    return (
      <AccountFrame title={t('forgot.sentTitle')}>
        <div role="status" className="mt-6 grid justify-items-start gap-4">
          <span className="grid size-14 place-items-center rounded-full bg-success-bg text-success-text">
            <MailCheck aria-hidden className="size-7" strokeWidth={1.5} />
          </span>
          <p>{t('forgot.sent', { email: request.variables.email })}</p>
          <p className="text-muted">{t('forgot.spam')}</p>
          <ButtonLink render={<Link to={paths.login} />}>{t('backToLogin')}</ButtonLink>
        </div>
      </AccountFrame>
    );
  }

  return (
    <AccountFrame title={t('forgot.title')} subtitle={t('forgot.subtitle')}>
      <form
        noValidate
        onSubmit={form.submit((values) => request.mutateAsync(values).catch(() => {}))}
        className="mt-8 grid gap-5"
      >
        {request.isError && (
          <div role="alert">
            <Banner tone="danger">{failure(request.error)}</Banner>
          </div>
        )}
        <EmailField label={t('email')} {...form.field('email')} required />
        <Button type="submit" variant="primary" size="lg" block loading={form.isSubmitting}>
          {form.isSubmitting ? t('forgot.sending') : t('forgot.submit')}
        </Button>
      </form>
      <p className="mt-6 text-center">
        <TextLink render={<Link to={paths.login} />}>{t('backToLogin')}</TextLink>
      </p>
    </AccountFrame>
  );

  /** The server's sentence where there is one; no answer at all means that the mail could not be asked for. */
  function failure(error: Error): string {
    if (refusalCode(error) === 'FUNCTION_REFUSED') return error.message || t('forgot.unknown');
    return t('forgot.failed');
  }
}
