import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { signUpForm } from '#contract/account/forms.ts';
import { paths } from '#contract/paths.ts';
import { COUNTRIES, countryFromLocales, LANGUAGES } from '#domain/shared/countries.ts';
import { api } from '#web/ground/api/client.ts';
import { minutesToWait, refusalCode, refusedFields } from '#web/ground/api/errors.ts';
import { enterWith } from '#web/ground/enter.ts';
import { TextLink } from '#web/ground/text-link.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { EmailField, TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { AccountFrame } from './account-frame.tsx';
import { TermsField } from './terms-field.tsx';

export function Page() {
  const { t, language: spoken } = useTranslation('account');
  const form = useForm(signUpForm, {
    defaultValues: {
      business_name: '',
      email: '',
      password: '',
      confirmation: '',
      country: countryFromLocales(navigator.languages),
      language: spoken,
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  });
  // The page's language until one is chosen in the form.
  const isChosen = useRef(false);
  useEffect(() => {
    if (!isChosen.current) form.setValue('language', spoken);
  }, [spoken, form.setValue]);
  const language = form.field('language');
  const signUp = useMutation(
    api.account.signUp.mutationOptions({
      onSuccess: enterWith,
      onError: (error) =>
        form.refuse(
          refusalCode(error) === 'EMAIL_TAKEN' ? { email: 'account:errors.emailTaken' } : refusedFields(error),
        ),
    }),
  );

  return (
    <AccountFrame title={t('signup.title')} subtitle={t('trialOffer')}>
      <form
        noValidate
        onSubmit={form.submit((values) => signUp.mutateAsync(values).catch(() => {}))}
        className="mt-8 grid gap-5"
      >
        {signUp.isError && <SignUpError error={signUp.error} />}
        <TextField
          label={t('businessName')}
          {...form.field('business_name')}
          capitalise="words"
          autoComplete="organization"
          required
        />
        <EmailField label={t('email')} {...form.field('email')} required />
        <PasswordField
          label={t('password')}
          hint={t('passwordHint')}
          {...form.field('password')}
          autoComplete="new-password"
          required
        />
        <PasswordField label={t('confirmation')} {...form.field('confirmation')} autoComplete="new-password" required />
        <div className="grid gap-5 min-[30rem]:grid-cols-2">
          <NativeSelect
            label={t('country')}
            {...form.field('country')}
            options={COUNTRIES.map((value) => ({ value, label: t(`countries.${value}`) }))}
            required
          />
          <NativeSelect
            label={t('language')}
            {...language}
            onChange={(event) => {
              isChosen.current = true;
              return language.onChange(event);
            }}
            options={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
            required
          />
        </div>
        <TermsField {...form.field('terms')} />
        <Button type="submit" variant="primary" size="lg" block loading={form.isSubmitting}>
          {t('signup.submit')}
        </Button>
      </form>
      <p className="mt-6 text-center text-sm text-muted">
        {t('signup.hasAccount')} <TextLink render={<a href={paths.login} />}>{t('signup.login')}</TextLink>
      </p>
    </AccountFrame>
  );
}

function SignUpError({ error }: { error: unknown }) {
  const { t } = useTranslation('account');
  const code = refusalCode(error);
  if (code === 'EMAIL_TAKEN' || code === 'INVALID') return null;
  return (
    <Banner role="alert" tone="danger">
      {code === 'TOO_MANY_TRIES' && t('tooManyTries', { count: minutesToWait(error) })}
      {code === 'PROFILE_FAILED' && t('signup.profileFailed', { detail: t('signup.nothingSaved') })}
      {code === 'STAFF_FAILED' && t('signup.staffFailed', { detail: t('signup.nothingSaved') })}
      {!['TOO_MANY_TRIES', 'PROFILE_FAILED', 'STAFF_FAILED'].includes(code ?? '') && t('signup.failed')}
    </Banner>
  );
}
