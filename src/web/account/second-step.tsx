import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Session } from '#contract/account/operations.ts';
import type { codeForm } from '#contract/account/two-step-forms.ts';
import { client } from '#web/ground/api/client.ts';
import { minutesToWait, refusalCode, refusedFields } from '#web/ground/api/errors.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { CodeField } from './code-field.tsx';

/** As with the first step, the validation library is loaded once it is needed; without it the server validates. */
const codeRules: { '~standard': Pick<(typeof codeForm)['~standard'], 'validate' | 'types'> } = {
  '~standard': {
    async validate(value) {
      const rules = await import('#contract/account/two-step-forms.ts').catch(() => undefined);
      return rules ? rules.codeForm['~standard'].validate(value) : { value: value as { code: string } };
    },
  },
};

type Steps = {
  onSignedIn: (session: Session) => unknown;
  /** What the code is sent to, where it is not just signing in. */
  send?: (step: { ticket: string; code: string }) => Promise<Session>;
  /** Too much time has passed since the password: it is asked for again. */
  onExpired: () => void;
};

/** The code after the password. `ticket` stands for the first step. */
export function useSecondStep(ticket: string | undefined, { onSignedIn, onExpired, send }: Steps) {
  const form = useForm(codeRules, { defaultValues: { code: '' } });
  const { mutateAsync, error } = useMutation({
    mutationFn: (step: { ticket: string; code: string }) => (send ?? client.account.signInSecondStep)(step),
    onSuccess: onSignedIn,
    onError: (error) => {
      if (refusalCode(error) === 'TICKET_EXPIRED') {
        form.reset();
        onExpired();
      } else form.refuse(refusalCode(error) === 'WRONG_CODE' ? { code: WRONG_CODE } : refusedFields(error));
    },
  });
  return {
    form,
    error,
    submit: form.submit(({ code }) => mutateAsync({ ticket: ticket ?? '', code }).catch(() => {})),
  };
}

const WRONG_CODE = 'accountSafety:secondStep.wrong';

/** For the sign-in page, and the dialog above a page whose session has ended. */
export function SecondStepFields({ form, error }: Pick<ReturnType<typeof useSecondStep>, 'form' | 'error'>) {
  const { t } = useTranslation('accountSafety');
  const [isRecovery, setRecovery] = useState(false);
  return (
    <>
      {error ? <SecondStepError error={error} /> : null}
      <CodeField
        // Another one, so that the keyboard of a phone and what it offers change with it.
        key={String(isRecovery)}
        kind={isRecovery ? 'recovery' : 'app'}
        {...form.field('code')}
        autoFocus
        data-first-focus
      />
      <Button
        variant="ghost"
        className="-ml-4 justify-self-start"
        onClick={() => {
          form.reset();
          setRecovery(!isRecovery);
        }}
      >
        {t(isRecovery ? 'secondStep.useApp' : 'secondStep.useRecovery')}
      </Button>
    </>
  );
}

function SecondStepError({ error }: { error: unknown }) {
  const { t } = useTranslation(['accountSafety', 'account']);
  const code = refusalCode(error);
  if (code === 'INVALID' || code === 'WRONG_CODE' || code === 'TICKET_EXPIRED') return null;
  return (
    <Banner role="alert" tone="danger">
      {code === 'TOO_MANY_TRIES' && t('secondStep.locked', { count: minutesToWait(error) })}
      {code === 'NO_ACCESS' && t('account:login.noAccess')}
      {code !== 'TOO_MANY_TRIES' && code !== 'NO_ACCESS' && t('account:login.failed')}
    </Banner>
  );
}
