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

/** Opening the link confirms. A query, so that it is sent only once. */
export function Page() {
  const { t } = useTranslation('account');
  const token = new URLSearchParams(location.search).get('token') ?? '';
  const confirmation = useQuery(
    api.account.confirmEmail.queryOptions({ input: { token }, staleTime: Number.POSITIVE_INFINITY }),
  );

  // If the owner is signed in, the profile is updated in every tab.
  useEffect(() => {
    if (confirmation.isSuccess) askAgainForSession().catch(() => {});
  }, [confirmation.isSuccess]);

  if (confirmation.isSuccess) {
    return (
      <LinkOutcome title={t('confirm.doneTitle')} icon={CircleCheck} tone="success">
        <p role="status">{t('confirm.done')}</p>
        <ButtonLink variant="primary" render={<a href={paths.home} />}>
          {t('confirm.goOn')}
        </ButtonLink>
      </LinkOutcome>
    );
  }
  if (refusalCode(confirmation.error) === 'LINK_INVALID') {
    return (
      <LinkOutcome title={t('reset.invalidTitle')} icon={Link2Off} tone="danger">
        <p role="alert">{t('confirm.linkInvalid')}</p>
        <ButtonLink variant="primary" render={<a href={paths.profile} />}>
          {t('confirm.toProfile')}
        </ButtonLink>
      </LinkOutcome>
    );
  }
  return (
    <AccountFrame title={t('confirm.title')} subtitle={confirmation.isPending ? t('confirm.checking') : undefined}>
      {confirmation.isError ? (
        <ErrorState
          message={t('confirm.failed')}
          onRetry={() => confirmation.refetch()}
          retrying={confirmation.isFetching}
        />
      ) : (
        <Skeleton className="mt-8 h-11" />
      )}
    </AccountFrame>
  );
}
