import { Eye, Store } from 'lucide-react';
import type { SetUp } from '#contract/dashboard/operations.ts';
import { bookingPath, salonPagePath } from '#contract/paths.ts';
import { useSession } from '#web/ground/session.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card, CardHead } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Where clients will book, while the salon is being set up. */
export function YourPage({ setUp }: { setUp: SetUp }) {
  const { t } = useTranslation('dashboard');
  const { profile } = useSession();
  const isReady = setUp.has_services;
  const path = setUp.is_page_published ? salonPagePath(setUp.page_name) : bookingPath(profile.id);
  return (
    <Card>
      <CardHead title={t('yourPage.title')}>{t(isReady ? 'yourPage.open' : 'yourPage.notYet')}</CardHead>
      <EmptyState
        picture={Store}
        title={<span className="text-sm break-all">{`${location.host}${path}`}</span>}
        action={
          <ButtonLink icon={Eye} href={path} target="_blank" rel="noopener">
            {t('yourPage.look')}
          </ButtonLink>
        }
      >
        {t(isReady ? 'yourPage.takes' : 'yourPage.needs')}
      </EmptyState>
    </Card>
  );
}
