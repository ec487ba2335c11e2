import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { api } from '#web/ground/api/client.ts';
import { refusedFields, refusedWith } from '#web/ground/api/errors.ts';
import { enterWith } from '#web/ground/enter.ts';
import { TextLink } from '#web/ground/text-link.tsx';
import { texts } from '#web/texts/texts.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { AccountFrame } from './account-frame.tsx';
import type { LoginSecondStep } from './login-second-step.tsx';
import { loadRules, SignInFields, signInRules } from './sign-in-fields.tsx';

type Second = { ticket: string; SecondStep: typeof LoginSecondStep };

export function Page() {
  const [second, setSecond] = useState<Second>();
  const [isExpired, setExpired] = useState(false);
  if (!second) return <FirstStep isExpired={isExpired} onSecond={setSecond} />;
  const { SecondStep, ticket } = second;
  const back = (isExpired: boolean) => {
    setSecond(undefined);
    setExpired(isExpired);
  };
  return <SecondStep ticket={ticket} onBack={() => back(false)} onExpired={() => back(true)} />;
}

/** Few have it, and only then is it loaded. */
const loadSecondStep = async () => {
  const [second] = await Promise.all([import('./login-second-step.tsx'), texts.load(['accountSafety'])]).catch(
    () => [],
  );
  return second;
};

/** `isExpired`: the second step came too late. */
function FirstStep({ isExpired, onSecond }: { isExpired: boolean; onSecond: (second: Second) => void }) {
  const { t } = useTranslation('account');
  const form = useForm(signInRules, { defaultValues: { email: '', password: '' } });
  const signIn = useMutation(
    api.account.signIn.mutationOptions({
      onSuccess: enterWith,
      onError: async (error) => {
        const asked = refusedWith<{ ticket: string }>(error, 'TWO_STEP');
        const second = asked && (await loadSecondStep());
        if (second) onSecond({ ...asked, SecondStep: second.LoginSecondStep });
        else form.refuse(refusedFields(error));
      },
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
        {isExpired && signIn.isIdle && (
          <Banner role="alert" tone="danger">
            {t('login.secondStepExpired')}
          </Banner>
        )}
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
