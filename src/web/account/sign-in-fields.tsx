import { useTranslation } from 'react-i18next';
import { minutesToWait, refusalCode } from '#web/ground/api/errors.ts';
import { Banner } from '#web/ui/banner.tsx';
import { PasswordField, type PasswordFieldProps } from '#web/ui/password-field.tsx';
import { EmailField, type TextFieldProps } from '#web/ui/text-field.tsx';

type Props = {
  email: Omit<TextFieldProps, 'label'>;
  password: Omit<PasswordFieldProps, 'label' | 'autoComplete'>;
  /** Why the last try was refused. */
  error: unknown;
};

/** Who signs in, on the page for it and above a page whose session has ended. */
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

/** Why somebody could not sign in; what is wrong with a field stands beside it. */
function SignInError({ error }: { error: unknown }) {
  const { t } = useTranslation('account');
  const code = refusalCode(error);
  if (code === 'INVALID') return null;
  return (
    <Banner role="alert" tone="danger">
      {code === 'WRONG_CREDENTIALS' && t('login.wrongCredentials')}
      {code === 'TOO_MANY_TRIES' && t('login.locked', { count: minutesToWait(error) })}
      {code !== 'WRONG_CREDENTIALS' && code !== 'TOO_MANY_TRIES' && t('login.failed')}
    </Banner>
  );
}
