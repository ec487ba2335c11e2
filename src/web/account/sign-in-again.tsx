import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Session } from '#contract/account/operations.ts';
import { paths } from '#contract/paths.ts';
import { api } from '#web/ground/api/client.ts';
import { refusedFields } from '#web/ground/api/errors.ts';
import type { Regained } from '#web/ground/api/session-lost.ts';
import { beginSession, goOnWith, loadSession, onSessionChangedElsewhere, useSession } from '#web/ground/session.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { forgetUnsaved } from '#web/ui/unsaved.ts';
import { useForm } from '#web/ui/use-form.ts';
import { useDiscardQuestion } from '#web/ui/use-unsaved-guard.ts';
import { SignInFields, signInRules } from './sign-in-fields.tsx';

const FIRST_FOCUS = { 'data-first-focus': true };

export type SignInAgainProps = { onDone: (regained: Regained) => void };

/** Above a page whose session has ended: its input stays and can still be saved. */
export function SignInAgain({ onDone }: SignInAgainProps) {
  const { t } = useTranslation('account');
  const { user } = useSession();
  const navigate = useNavigate();
  const mayDiscard = useDiscardQuestion();
  const form = useForm(signInRules, { defaultValues: { email: user.email, password: '' } });

  async function goOn(session: Session) {
    if (session.user.id === user.id) {
      goOnWith(session);
      return onDone('same');
    }
    // The page shows another owner's data.
    forgetUnsaved();
    onDone('other');
    await navigate(paths.dashboard);
    await beginSession(session);
  }
  const signIn = useMutation(
    api.account.signIn.mutationOptions({ onSuccess: goOn, onError: (error) => form.refuse(refusedFields(error)) }),
  );

  async function leave() {
    if (await mayDiscard()) onDone('nobody');
  }

  // Somebody signed in or out in another tab.
  useEffect(
    () =>
      onSessionChangedElsewhere(async () => {
        const session = await loadSession();
        if (session) onDone(session.user.id === user.id ? 'same' : 'other');
        else onDone('nobody');
      }),
    [onDone, user.id],
  );

  return (
    <Dialog
      open
      onOpenChange={leave}
      title={t('again.title')}
      description={t('again.text')}
      onSubmit={form.submit((values) => signIn.mutateAsync(values).catch(() => {}))}
      foot={
        <>
          <Button onClick={leave}>{t('goToLogin')}</Button>
          <Button variant="primary" type="submit" loading={form.isSubmitting}>
            {t('login.submit')}
          </Button>
        </>
      }
    >
      <SignInFields
        error={signIn.error}
        email={form.field('email')}
        // The address is filled in already.
        password={{ ...form.field('password'), ...FIRST_FOCUS }}
      />
    </Dialog>
  );
}
