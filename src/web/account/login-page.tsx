import { useMutation } from '@tanstack/react-query';
import { paths } from '#contract/paths.ts';
import { api } from '#web/ground/api/client.ts';
import { refusedFields } from '#web/ground/api/errors.ts';
import { enterApp } from '#web/ground/enter.ts';
import { beginSession } from '#web/ground/session.ts';
import { TextLink } from '#web/ground/text-link.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { AccountFrame } from './account-frame.tsx';
import { loadRules, SignInFields, signInRules } from './sign-in-fields.tsx';

export function Page() {
  const { t } = useTranslation('account');
  const form = useForm(signInRules, { defaultValues: { email: '', password: '' } });
  const signIn = useMutation(
    api.account.signIn.mutationOptions({
      onSuccess: async (session) => {
        await beginSession(session);
        await enterApp();
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
          {t('trialOffer')} <TextLink render={<a href={paths.benefits} />}>{t('login.benefits')}</TextLink>
        </>
      }
    >
      <form
        noValidate
        onFocus={loadRules}
        onSubmit={form.submit((values) => signIn.mutateAsync(values).catch(() => {}))}
        className="mt-8 grid gap-5"
      >
        <SignInFields
          error={signIn.error}
          email={form.field('email')}
          password={{
            ...form.field('password'),
            aside: <TextLink render={<a href={paths.forgotPassword} />}>{t('login.forgot')}</TextLink>,
          }}
        />
        <Button type="submit" variant="primary" size="lg" block loading={form.isSubmitting}>
          {t('login.submit')}
        </Button>
      </form>
      <p className="mt-6 text-center text-sm text-muted">
        {t('login.noAccount')} <TextLink render={<a href={paths.signup} />}>{t('login.signUp')}</TextLink>
      </p>
    </AccountFrame>
  );
}
