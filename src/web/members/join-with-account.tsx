import { useState } from 'react';
import { SecondStepFields, useSecondStep } from '#web/account/second-step.tsx';
import { loadRules, SignInFields, signInRules } from '#web/account/sign-in-fields.tsx';
import { client } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { enterWith } from '#web/ground/enter.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { JoinFailure } from './join-failure.tsx';
import { useJoin } from './use-join.ts';

type Props = { token: string; email: string; onUsed: () => void };

/** An account with a second step takes it here, too. */
export function JoinWithAccount(props: Props) {
  const [ticket, setTicket] = useState<string>();
  const [isExpired, setExpired] = useState(false);
  const onExpired = () => {
    setTicket(undefined);
    setExpired(true);
  };
  if (ticket) return <JoinSecondStep {...props} ticket={ticket} onExpired={onExpired} />;
  return <JoinFirstStep {...props} isExpired={isExpired} onTicket={setTicket} />;
}

function JoinSecondStep({ token, ticket, onUsed, onExpired }: Props & { ticket: string; onExpired: () => void }) {
  const { t } = useTranslation('members');
  const { form, error, submit } = useSecondStep(ticket, {
    send: async (step) => {
      try {
        return await client.members.joinSecondStep({ ...step, token });
      } catch (error) {
        if (refusalCode(error) === 'LINK_INVALID') onUsed();
        throw error;
      }
    },
    onSignedIn: enterWith,
    onExpired,
  });
  const isAlready = refusalCode(error) === 'ALREADY_MEMBER';
  return (
    <form noValidate onSubmit={submit} className="mt-8 grid gap-5">
      {isAlready && <JoinFailure error={error} />}
      <SecondStepFields form={form} error={isAlready ? null : error} />
      <Button type="submit" variant="primary" size="lg" block loading={form.isSubmitting}>
        {t('join.submitSignIn')}
      </Button>
    </form>
  );
}

type First = Props & { isExpired: boolean; onTicket: (ticket: string) => void };

function JoinFirstStep({ token, email, onUsed, isExpired, onTicket }: First) {
  const { t } = useTranslation(['members', 'account']);
  const form = useForm(signInRules, { defaultValues: { email, password: '' } });
  const joining = useJoin({
    send: (account: { email: string; password: string }) => client.members.joinWithAccount({ ...account, token }),
    onUsed,
    onTicket,
    form,
  });
  const isAlready = refusalCode(joining.error) === 'ALREADY_MEMBER';
  return (
    <form
      noValidate
      onFocus={loadRules}
      onSubmit={form.submit((values) => joining.mutateAsync(values).catch(() => {}))}
      className="mt-8 grid gap-5"
    >
      {isAlready && <JoinFailure error={joining.error} />}
      {isExpired && joining.isIdle && (
        <Banner role="alert" tone="danger">
          {t('account:login.secondStepExpired')}
        </Banner>
      )}
      <SignInFields
        error={isAlready ? null : joining.error}
        email={form.field('email')}
        password={form.field('password')}
      />
      <Button type="submit" variant="primary" size="lg" block loading={form.isSubmitting}>
        {t('join.submitSignIn')}
      </Button>
    </form>
  );
}
