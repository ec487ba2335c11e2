import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useRevalidator } from 'react-router';
import { api } from '#web/app/api/client.ts';
import { minutesToWait, refusalCode, refusedFields } from '#web/app/api/errors.ts';
import { paths } from '#web/app/paths.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { EmailField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { AccountFrame } from './account-frame.tsx';
import { beginSession } from './session.ts';
import { loadRules, signInRules } from './sign-in-rules.ts';
import { TextLink } from './text-link.tsx';

export function Page() {
  const { t } = useTranslation('account');
  const { revalidate } = useRevalidator();
  const form = useForm(signInRules, { defaultValues: { email: '', password: '' } });
  const signIn = useMutation(
    api.account.signIn.mutationOptions({
      // The gate of this page then leads on to where the visitor wanted to go.
      onSuccess: async (session) => {
        await beginSession(session);
        await revalidate();
      },
      onError: (error) => form.refuse(refusedFields(error)),
    }),
  );

  return (
    <AccountFrame
      title={t('login.title')}
      subtitle={t('login.subtitle')}
      foot={
        <>
          {t('trialOffer')}{' '}
          <TextLink render={<Link to={paths.benefits} reloadDocument />}>{t('login.benefits')}</TextLink>
        </>
      }
    >
      <form
        noValidate
        onFocus={loadRules}
        onSubmit={form.submit((values) => signIn.mutateAsync(values).catch(() => {}))}
        className="mt-8 grid gap-5"
      >
        {signIn.isError && <LoginError error={signIn.error} />}
        <EmailField label={t('email')} {...form.field('email')} autoComplete="username" required />
        <PasswordField
          label={t('password')}
          {...form.field('password')}
          autoComplete="current-password"
          required
          aside={<TextLink render={<Link to={paths.forgotPassword} />}>{t('login.forgot')}</TextLink>}
        />
        <Button type="submit" variant="primary" size="lg" block loading={form.isSubmitting}>
          {t('login.submit')}
        </Button>
      </form>
      <p className="mt-6 text-center text-sm text-muted">
        {t('login.noAccount')} <TextLink render={<Link to={paths.signup} />}>{t('login.signUp')}</TextLink>
      </p>
    </AccountFrame>
  );
}

function LoginError({ error }: { error: unknown }) {
  const { t } = useTranslation('account');
  const code = refusalCode(error);
  if (code === 'INVALID') return null;
  return (
    <div role="alert">
      <Banner tone="danger">
        {code === 'WRONG_CREDENTIALS' && t('login.wrongCredentials')}
        {code === 'TOO_MANY_TRIES' && t('login.locked', { count: minutesToWait(error) })}
        {code !== 'WRONG_CREDENTIALS' && code !== 'TOO_MANY_TRIES' && t('login.failed')}
      </Banner>
    </div>
  );
}
