import { enterWith } from '#web/ground/enter.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { AccountFrame } from './account-frame.tsx';
import { SecondStepFields, useSecondStep } from './second-step.tsx';

type Props = { ticket: string; onBack: () => void; onExpired: () => void };

/** The sign-in page once the password was right, for an account that has a second step. */
export function LoginSecondStep({ ticket, onBack, onExpired }: Props) {
  const { t } = useTranslation(['accountSafety', 'account']);
  const { form, error, submit } = useSecondStep(ticket, { onSignedIn: enterWith, onExpired });
  return (
    <AccountFrame title={t('secondStep.title')} subtitle={t('secondStep.subtitle')}>
      <form noValidate onSubmit={submit} className="mt-8 grid gap-5">
        <SecondStepFields form={form} error={error} />
        <Button type="submit" variant="primary" size="lg" block loading={form.isSubmitting}>
          {t('account:login.submit')}
        </Button>
      </form>
      <p className="mt-6 text-center">
        <Button variant="ghost" onClick={onBack}>
          {t('account:backToLogin')}
        </Button>
      </p>
    </AccountFrame>
  );
}
