import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import { forgetSession, useSession } from '#web/ground/session.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { forgetUnsaved } from '#web/ui/unsaved.ts';

/** What there is to say where a right is missing: `shut`, the page may not be opened; `lost`, it may no longer; `ended`, nothing of the salon may. */
export function WithoutRight({ is }: { is: 'shut' | 'lost' | 'ended' }) {
  if (is === 'shut') return <Shut />;
  return is === 'lost' ? <Lost /> : <Ended />;
}

/** In place of the page: whom to ask, and a way back. */
function Shut() {
  const { t } = useTranslation('rights');
  return (
    <EmptyState
      picture={Lock}
      title={t('notAllowed.title')}
      action={
        <ButtonLink variant="primary" render={<Link to={paths.home} />}>
          {t('notAllowed.back')}
        </ButtonLink>
      }
    >
      {t('notAllowed.text')}
    </EmptyState>
  );
}

/** Above a page that stays for what was typed on it. */
function Lost() {
  const { t } = useTranslation('rights');
  return (
    <Banner role="alert" tone="warning">
      {t('lost')}
    </Banner>
  );
}

/** Above a page of which nothing can be saved any more, and which can still be read. */
function Ended() {
  const { t } = useTranslation('rights');
  const { profile } = useSession();

  /** A new page, for another of their salons or the login: nothing of this one stays in the window. */
  function leave() {
    forgetUnsaved();
    forgetSession();
    location.assign(paths.home);
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={() => {}}
      question={{
        title: t('ended.title'),
        description: t('ended.text', { salon: profile.business_name }),
        confirmLabel: t('ended.leave'),
        danger: false,
      }}
      onAgree={leave}
    />
  );
}
