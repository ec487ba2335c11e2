import { useQuery } from '@tanstack/react-query';
import { api } from '#web/ground/api/client.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Query } from '#web/ui/query.tsx';
import { PicturesCard } from './pictures-card.tsx';
import { SettingsCard } from './settings-card.tsx';
import { ShareCard } from './share-card.tsx';
import { TeamCard } from './team-card.tsx';
import { WorksCard } from './works-card.tsx';

/** The salon's own page on the web: its address, what it says, what it shows. */
export function Page() {
  const { t } = useTranslation('salonPage');
  const page = useQuery(api.salonPage.read.queryOptions());
  return (
    <>
      <p className="mb-6 max-w-180 text-muted max-md:mb-4">{t('intro')}</p>
      <Query query={page} failure={(detail) => t('loadFailed', { detail })} isOnCard>
        {(page) => (
          <div className="grid grid-cols-1 items-start gap-6 max-md:gap-4 xl:grid-cols-[minmax(0,1fr)_368px]">
            <div className="grid grid-cols-1 gap-6 max-md:gap-4">
              <SettingsCard page={page} />
              <PicturesCard page={page} />
              <WorksCard works={page.works} />
              <TeamCard team={page.team} />
            </div>
            <div className="max-xl:order-first">
              <ShareCard settings={page.settings} />
            </div>
          </div>
        )}
      </Query>
    </>
  );
}
