import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Link2Off } from 'lucide-react';
import { useEffect } from 'react';
import { paths } from '#contract/paths.ts';
import { api } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { askAgainForSession } from '#web/ground/session.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/loading.tsx';
import { AccountFrame } from './account-frame.tsx';
import { LinkOutcome } from './link-outcome.tsx';

/** Opening one of the two links confirms its address. A query, so that it is sent only once. */
export function Page() {
  const { t } = useTranslation(['accountSafety', 'account']);
  const token = new URLSearchParams(location.search).get('token') ?? '';
  const confirmation = useQuery(
    api.account.confirmEmailChange.queryOptions({ input: { token }, staleTime: Number.POSITIVE_INFINITY }),
  );

  // If its person is signed in, the profile is updated in every tab.
  useEffect(() => {
    if (confirmation.isSuccess) askAgainForSession().catch(() => {});
  }, [confirmation.isSuccess]);

  if (confirmation.isSuccess) {
    const { is_changed } = confirmation.data;
    return (
      <LinkOutcome
        title={t(is_changed ? 'changeEmail.changedTitle' : 'changeEmail.halfTitle')}
        icon={CircleCheck}
        tone="success"
      >
        <p role="status">{t(is_changed ? 'changeEmail.changed' : 'changeEmail.half')}</p>
        <ButtonLink variant="primary" render={<a href={paths.profile} />}>
          {t('changeEmail.goOn')}
        </ButtonLink>
      </LinkOutcome>
    );
  }
  const code = refusalCode(confirmation.error);
  if (code === 'LINK_INVALID' || code === 'EMAIL_TAKEN') {
    const isTaken = code === 'EMAIL_TAKEN';
    return (
      <LinkOutcome
        title={t(isTaken ? 'changeEmail.takenTitle' : 'account:reset.invalidTitle')}
        icon={Link2Off}
        tone="danger"
      >
        <p role="alert">{t(isTaken ? 'changeEmail.taken' : 'changeEmail.linkInvalid')}</p>
        <ButtonLink variant="primary" render={<a href={paths.profile} />}>
          {t('account:confirm.toProfile')}
        </ButtonLink>
      </LinkOutcome>
    );
  }
  return (
    <AccountFrame
      title={t('changeEmail.title')}
      subtitle={confirmation.isPending ? t('changeEmail.checking') : undefined}
    >
      {confirmation.isError ? (
        <ErrorState
          message={t('changeEmail.failed')}
          onRetry={() => confirmation.refetch()}
          retrying={confirmation.isFetching}
        />
      ) : (
        <Skeleton className="mt-8 h-11" />
      )}
    </AccountFrame>
  );
}
