import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck, Link2Off } from 'lucide-react';
import { useEffect } from 'react';
import { resetPasswordForm } from '#contract/account/forms.ts';
import { paths } from '#contract/paths.ts';
import { api } from '#web/ground/api/client.ts';
import { refusalCode, refusedFields } from '#web/ground/api/errors.ts';
import { forgetSession } from '#web/ground/session.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/loading.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { AccountFrame } from './account-frame.tsx';
import { LinkOutcome } from './link-outcome.tsx';

const REDIRECT_AFTER_MS = 3000;

export function Page() {
  const { t } = useTranslation('account');
  const token = new URLSearchParams(location.search).get('token') ?? '';
  const asking = { input: { token }, enabled: token !== '', staleTime: Number.POSITIVE_INFINITY };
  const link = useQuery(api.account.resetLink.queryOptions(asking));

  if (token === '') return <InvalidLink reason={t('reset.notResetSession')} />;
  if (link.isError) {
    return (
      <AccountFrame title={t('reset.title')}>
        <ErrorState message={t('reset.checkFailed')} onRetry={() => link.refetch()} retrying={link.isFetching} />
      </AccountFrame>
    );
  }
  if (link.isPending) {
    return (
      <AccountFrame title={t('reset.title')} subtitle={t('reset.checking')}>
        <div className="mt-8 grid gap-5">
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </div>
      </AccountFrame>
    );
  }
  return link.data.valid ? <NewPassword token={token} /> : <InvalidLink reason={t('reset.linkInvalid')} />;
}

function NewPassword({ token }: { token: string }) {
  const { t } = useTranslation('account');
  const form = useForm(resetPasswordForm, { defaultValues: { token, password: '', confirmation: '' } });
  const reset = useMutation(
    api.account.resetPassword.mutationOptions({
      // The new password ended every session, including this one.
      onSuccess: forgetSession,
      onError: (error) => form.refuse(refusedFields(error)),
    }),
  );

  if (reset.isSuccess) return <Done />;
  if (refusalCode(reset.error) === 'LINK_INVALID') return <InvalidLink reason={t('reset.sessionInvalid')} />;
  return (
    <AccountFrame title={t('reset.title')} subtitle={t('reset.subtitle')}>
      <form
        noValidate
        onSubmit={form.submit((values) => reset.mutateAsync(values).catch(() => {}))}
        className="mt-8 grid gap-5"
      >
        {reset.isError && refusalCode(reset.error) !== 'INVALID' && (
          <Banner role="alert" tone="danger">
            {t(refusalCode(reset.error) ? 'reset.updateFailed' : 'reset.failed')}
          </Banner>
        )}
        <PasswordField
          label={t('newPassword')}
          hint={t('passwordHint')}
          {...form.field('password')}
          autoComplete="new-password"
          required
        />
        <PasswordField label={t('confirmation')} {...form.field('confirmation')} autoComplete="new-password" required />
        <Button type="submit" variant="primary" size="lg" block loading={form.isSubmitting}>
          {t('reset.submit')}
        </Button>
      </form>
    </AccountFrame>
  );
}

function Done() {
  const { t } = useTranslation('account');
  useEffect(() => {
    const timer = setTimeout(() => location.assign(paths.login), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <LinkOutcome title={t('reset.doneTitle')} icon={CircleCheck} tone="success">
      <p role="status">{t('reset.done')}</p>
      <ButtonLink variant="primary" render={<a href={paths.login} />}>
        {t('goToLogin')}
      </ButtonLink>
    </LinkOutcome>
  );
}

function InvalidLink({ reason }: { reason: string }) {
  const { t } = useTranslation('account');
  return (
    <LinkOutcome title={t('reset.invalidTitle')} icon={Link2Off} tone="danger">
      <p role="alert">{reason}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink variant="primary" render={<a href={paths.forgotPassword} />}>
          {t('reset.requestNew')}
        </ButtonLink>
        <ButtonLink render={<a href={paths.login} />}>{t('goToLogin')}</ButtonLink>
      </div>
    </LinkOutcome>
  );
}
