import { useMutation } from '@tanstack/react-query';
import { type SubmitEventHandler, useState } from 'react';
import type { Session } from '#contract/account/operations.ts';
import { SecondStepFields, useSecondStep } from '#web/account/second-step.tsx';
import { SignInFields, signInRules } from '#web/account/sign-in-fields.tsx';
import { api } from '#web/ground/api/client.ts';
import { refusedFields, refusedWith } from '#web/ground/api/errors.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { useForm } from '#web/ui/use-form.ts';

/** On the lock screen: whoever has no PIN, or has forgotten it. */
export function DeskSignIn({ onIn }: { onIn: (session: Session) => Promise<unknown> }) {
  const { t } = useTranslation('account');
  const form = useForm(signInRules, { defaultValues: { email: '', password: '' } });
  const [ticket, setTicket] = useState<string>();
  const signIn = useMutation(
    api.account.signIn.mutationOptions({
      onSuccess: onIn,
      onError: (error) => {
        const asked = refusedWith<{ ticket: string }>(error, 'TWO_STEP');
        if (asked) setTicket(asked.ticket);
        else form.refuse(refusedFields(error));
      },
    }),
  );
  const second = useSecondStep(ticket, { onSignedIn: onIn, onExpired: () => setTicket(undefined) });
  const isSecond = ticket !== undefined;
  const submit: SubmitEventHandler = isSecond
    ? second.submit
    : form.submit((values) => signIn.mutateAsync(values).catch(() => {}));
  return (
    <form noValidate onSubmit={submit} className="mt-2 grid gap-4 text-left">
      {isSecond ? (
        <SecondStepFields form={second.form} error={second.error} />
      ) : (
        <SignInFields error={signIn.error} email={form.field('email')} password={form.field('password')} />
      )}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        loading={isSecond ? second.form.isSubmitting : form.isSubmitting}
      >
        {t('login.submit')}
      </Button>
    </form>
  );
}
