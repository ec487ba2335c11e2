import type { signInForm } from '#contract/account/sign-in-form.ts';
import { minutesToWait, refusalCode } from '#web/ground/api/errors.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { PasswordField, type PasswordFieldProps } from '#web/ui/password-field.tsx';
import { EmailField, type TextFieldProps } from '#web/ui/text-field.tsx';

/** Loads the validation library only when somebody starts to type. */
export const loadRules = () => import('#contract/account/sign-in-form.ts').catch(() => undefined);

export const signInRules: { '~standard': Pick<(typeof signInForm)['~standard'], 'validate' | 'types'> } = {
  '~standard': {
    async validate(value) {
      const rules = await loadRules();
      // If they did not load, the server validates.
      return rules
        ? rules.signInForm['~standard'].validate(value)
        : { value: value as { email: string; password: string } };
    },
  },
};

type Props = {
  email: Omit<TextFieldProps, 'label'>;
  password: Omit<PasswordFieldProps, 'label' | 'autoComplete'>;
  error: unknown;
};

/** For the sign-in page, and the dialog above a page whose session has ended. */
export function SignInFields({ email, password, error }: Props) {
  const { t } = useTranslation('account');
  return (
    <>
      {error ? <SignInError error={error} /> : null}
      <EmailField label={t('email')} {...email} autoComplete="username" required />
      <PasswordField label={t('password')} {...password} autoComplete="current-password" required />
    </>
  );
}

const SAID = ['WRONG_CREDENTIALS', 'TOO_MANY_TRIES', 'NO_ACCESS', 'TWO_STEP'];

/** Errors of a field are shown at the field. */
function SignInError({ error }: { error: unknown }) {
  const { t } = useTranslation('account');
  const code = refusalCode(error);
  if (code === 'INVALID') return null;
  return (
    <Banner role="alert" tone="danger">
      {code === 'WRONG_CREDENTIALS' && t('login.wrongCredentials')}
      {code === 'TOO_MANY_TRIES' && t('login.locked', { count: minutesToWait(error) })}
      {code === 'NO_ACCESS' && t('login.noAccess')}
      {/* Shown only where the second step came too late: the first is asked for again. */}
      {code === 'TWO_STEP' && t('login.secondStepExpired')}
      {!SAID.includes(code ?? '') && t('login.failed')}
    </Banner>
  );
}
