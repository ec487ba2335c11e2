import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import type { ClientCard } from '#contract/clients/operations.ts';
import { clientPath } from '#contract/paths.ts';
import { PhotosTab } from '#web/technical-sheets/photos-tab.tsx';
import { SheetsTab } from '#web/technical-sheets/sheets-tab.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Card } from '#web/ui/card.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { ClientHistory } from './client-history.tsx';

const TAB = 'aba';

type ClientTab = {
  /** As the address calls it. */
  name: string;
  label: 'clientCard:card.tabs.sheets' | 'clientCard:card.tabs.photos' | 'clientCard:card.tabs.visits';
  count?: (client: ClientCard) => number;
  Panel: ComponentType<{ clientId: string }>;
};

/** In their order. The first is shown where the address names none. */
const TABS: readonly [ClientTab, ...ClientTab[]] = [
  { name: 'visitas', label: 'clientCard:card.tabs.visits', count: ({ visits }) => visits, Panel: ClientHistory },
  { name: 'ficha', label: 'clientCard:card.tabs.sheets', Panel: SheetsTab },
  { name: 'fotos', label: 'clientCard:card.tabs.photos', Panel: PhotosTab },
];

/** What was done, in several views. */
export function ClientTabs({ client }: { client: ClientCard }) {
  const { t } = useTranslation(['clients', 'clientCard']);
  const wanted = useSearchParams()[0].get(TAB);
  const shown = TABS.find(({ name }) => name === wanted) ?? TABS[0];
  return (
    <Card className="@container overflow-hidden">
      <div className="border-b border-divider px-6 max-md:px-4 [&>nav]:border-b-0">
        <TabLinks
          label={t('clientCard:card.sections')}
          links={TABS.map((tab) => ({
            to: `${clientPath(client.id)}?${TAB}=${tab.name}`,
            label: t(tab.label),
            total: tab.count?.(client),
            isCurrent: tab === shown,
          }))}
        />
      </div>
      <shown.Panel clientId={client.id} />
    </Card>
  );
}
