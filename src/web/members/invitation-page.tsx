import { useQuery } from '@tanstack/react-query';
import { Link2Off } from 'lucide-react';
import { useState } from 'react';
import type { Invited } from '#contract/members/operations.ts';
import { paths } from '#contract/paths.ts';
import { AccountFrame } from '#web/account/account-frame.tsx';
import { LinkOutcome } from '#web/account/link-outcome.tsx';
import { api } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { loadSession } from '#web/ground/session.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/loading.tsx';
import { EnterAs } from './enter-as.tsx';
import { JoinForm } from './join-form.tsx';
import { JoinWithAccount } from './join-with-account.tsx';

/** Behind the last slash; the page knows nothing else of the invitation. */
const token = location.pathname.slice(paths.invitation.length + 1).replace(/\/$/, '');

const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

/** Whoever has the link comes into the salon: with a new account, with theirs, or as whom this browser is signed in. */
export function Page() {
  const { t } = useTranslation('members');
  const invitation = useQuery(api.members.invitation.queryOptions({ input: { token }, ...once }));
  const session = useQuery({ queryKey: ['who is here'], queryFn: () => loadSession().catch(() => null), ...once });
  const [isUsed, setUsed] = useState(false);

  const refusal = refusalCode(invitation.error);
  if (isUsed || refusal === 'LINK_INVALID' || refusal === 'INVALID') {
    return (
      <LinkOutcome title={t('join.invalidTitle')} icon={Link2Off} tone="danger">
        <p role="alert">{t('join.invalid')}</p>
        <ButtonLink render={<a href={paths.home} />}>{t('join.open')}</ButtonLink>
      </LinkOutcome>
    );
  }
  if (invitation.isError) {
    return (
      <AccountFrame title={t('join.opening')}>
        <ErrorState
          message={t('join.checkFailed')}
          onRetry={() => invitation.refetch()}
          retrying={invitation.isFetching}
        />
      </AccountFrame>
    );
  }
  if (invitation.isPending || session.isPending) {
    return (
      <AccountFrame title={t('join.opening')} subtitle={t('join.loading')}>
        <div className="mt-8 grid gap-5">
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </div>
      </AccountFrame>
    );
  }
  return <Ways invited={invitation.data} presentEmail={session.data?.user.email} onUsed={() => setUsed(true)} />;
}

type Props = { invited: Invited; presentEmail: string | undefined; onUsed: () => void };

function Ways({ invited, presentEmail, onUsed }: Props) {
  const { t } = useTranslation('members');
  const [way, setWay] = useState<'present' | 'new' | 'account'>(presentEmail ? 'present' : 'new');
  const [isChosen, setChosen] = useState(false);
  const { business_name: salon, role, staff_name } = invited;
  const as = t('join.as', { role: t(`roles.${role}`) });
  const link = { token, onUsed };
  // What was pressed may be gone with the way before.
  function choose(way: 'new' | 'account') {
    setWay(way);
    setChosen(true);
  }
  return (
    <AccountFrame
      title={t('join.title', { salon })}
      subtitle={staff_name ? `${as}. ${t('join.tied', { name: staff_name })}` : as}
    >
      <div key={way} ref={isChosen ? toFirstField : undefined}>
        {way === 'present' && presentEmail && <EnterAs {...link} email={presentEmail} onOther={() => choose('new')} />}
        {way === 'new' && <JoinForm {...link} email={invited.email} onHasAccount={() => choose('account')} />}
        {way === 'account' && <JoinWithAccount {...link} email={invited.email} />}
      </div>
      {way !== 'present' && (
        <p className="mt-6 flex flex-wrap items-center justify-center gap-x-1 text-sm text-muted">
          {t(way === 'new' ? 'join.hasAccount' : 'join.noAccount')}
          <Button
            variant="ghost"
            size="sm"
            className="px-1 text-brand-text!"
            onClick={() => choose(way === 'new' ? 'account' : 'new')}
          >
            {t(way === 'new' ? 'join.signIn' : 'join.signUp')}
          </Button>
        </p>
      )}
    </AccountFrame>
  );
}

const toFirstField = (way: HTMLElement | null) => way?.querySelector('input')?.focus();
