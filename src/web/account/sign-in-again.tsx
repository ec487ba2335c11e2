import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Session } from '#contract/account/operations.ts';
import { paths } from '#contract/paths.ts';
import { api } from '#web/ground/api/client.ts';
import { refusedFields, refusedWith } from '#web/ground/api/errors.ts';
import type { Regained } from '#web/ground/api/session-lost.ts';
import {
  beginSession,
  goOnWith,
  isSameDesk,
  loadSession,
  onSessionChangedElsewhere,
  useSession,
} from '#web/ground/session.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { forgetUnsaved } from '#web/ui/unsaved.ts';
import { useForm } from '#web/ui/use-form.ts';
import { useDiscardQuestion } from '#web/ui/use-unsaved-guard.ts';
import { SecondStepFields, useSecondStep } from './second-step.tsx';
import { SignInFields, signInRules } from './sign-in-fields.tsx';

const FIRST_FOCUS = { 'data-first-focus': true };

export type SignInAgainProps = { onDone: (regained: Regained) => void };

/** Above a page whose session has ended: its input stays and can still be saved. */
export function SignInAgain({ onDone }: SignInAgainProps) {
  const { t } = useTranslation(['account', 'accountSafety']);
  const signedIn = useSession();
  const navigate = useNavigate();
  const mayDiscard = useDiscardQuestion();
  const form = useForm(signInRules, { defaultValues: { email: signedIn.user.email, password: '' } });

  async function goOn(session: Session) {
    if (isSameDesk(session, signedIn)) {
      goOnWith(session);
      return onDone('same');
    }
    // The page shows what somebody else may see, or another salon.
    forgetUnsaved();
    onDone('other');
    await navigate(paths.home);
    await beginSession(session);
    // Where the other one begins: the first time it was still about whoever had been here.
    await navigate(paths.home, { replace: true });
  }
  const [ticket, setTicket] = useState<string>();
  const signIn = useMutation(
    api.account.signIn.mutationOptions({
      onSuccess: goOn,
      onError: (error) => {
        const asked = refusedWith<{ ticket: string }>(error, 'TWO_STEP');
        if (asked) setTicket(asked.ticket);
        else form.refuse(refusedFields(error));
      },
    }),
  );
  const second = useSecondStep(ticket, { onSignedIn: goOn, onExpired: () => setTicket(undefined) });
  const isSecond = ticket !== undefined;

  async function leave() {
    if (await mayDiscard()) onDone('nobody');
  }

  // Somebody signed in or out in another tab.
  useEffect(
    () =>
      onSessionChangedElsewhere(async () => {
        const session = await loadSession();
        if (session) onDone(isSameDesk(session, signedIn) ? 'same' : 'other');
        else onDone('nobody');
      }),
    [onDone, signedIn],
  );

  return (
    <Dialog
      open
      onOpenChange={leave}
      title={t(isSecond ? 'accountSafety:secondStep.title' : 'again.title')}
      description={t(isSecond ? 'accountSafety:secondStep.subtitle' : 'again.text')}
      onSubmit={isSecond ? second.submit : form.submit((values) => signIn.mutateAsync(values).catch(() => {}))}
      foot={
        <>
          <Button onClick={leave}>{t('goToLogin')}</Button>
          <Button variant="primary" type="submit" loading={form.isSubmitting || second.form.isSubmitting}>
            {t('login.submit')}
          </Button>
        </>
      }
    >
      {isSecond ? (
        <SecondStepFields form={second.form} error={second.error} />
      ) : (
        <SignInFields
          error={signIn.error}
          email={form.field('email')}
          // The address is filled in already.
          password={{ ...form.field('password'), ...FIRST_FOCUS }}
        />
      )}
    </Dialog>
  );
}
