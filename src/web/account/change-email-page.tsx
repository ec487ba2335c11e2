import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Link2Off } from 'lucide-react';
import { useEffect, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { api } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { askAgainForSession } from '#web/ground/session.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { AccountFrame } from './account-frame.tsx';
import { LinkOutcome } from './link-outcome.tsx';

/** The button that was pressed is gone. */
const focused = { tabIndex: -1, ref: (text: HTMLElement | null) => text?.focus(), className: 'outline-none' };

/** One of the two links. It confirms its address at a press: programs that look through mails open links, too. A query, so that it is sent only once. */
export function Page() {
  const { t } = useTranslation(['accountSafety', 'account']);
  const token = new URLSearchParams(location.search).get('token') ?? '';
  const [isAgreed, setAgreed] = useState(false);
  const confirmation = useQuery({
    ...api.account.confirmEmailChange.queryOptions({ input: { token }, staleTime: Number.POSITIVE_INFINITY }),
    enabled: isAgreed,
  });

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
        <p role="status" {...focused}>
          {t(is_changed ? 'changeEmail.changed' : 'changeEmail.half')}
        </p>
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
        <p role="alert" {...focused}>
          {t(isTaken ? 'changeEmail.taken' : 'changeEmail.linkInvalid')}
        </p>
        <ButtonLink variant="primary" render={<a href={paths.profile} />}>
          {t('account:confirm.toProfile')}
        </ButtonLink>
      </LinkOutcome>
    );
  }
  return (
    <AccountFrame title={t('changeEmail.title')} subtitle={t('changeEmail.ask')}>
      {confirmation.isError ? (
        <ErrorState
          message={t('changeEmail.failed')}
          onRetry={() => confirmation.refetch()}
          retrying={confirmation.isFetching}
        />
      ) : (
        <Button
          variant="primary"
          size="lg"
          block
          className="mt-8"
          loading={confirmation.isFetching}
          onClick={() => setAgreed(true)}
        >
          {t('changeEmail.confirm')}
        </Button>
      )}
    </AccountFrame>
  );
}
