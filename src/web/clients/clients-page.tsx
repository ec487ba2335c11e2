import { useQuery } from '@tanstack/react-query';
import { Download, Ellipsis, Plus, Upload, UserRoundSearch } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Client } from '#contract/clients/operations.ts';
import { CLIENT_PARAM, clientPath } from '#contract/paths.ts';
import { api, client } from '#web/ground/api/client.ts';
import { texts } from '#web/texts/texts.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { download } from '#web/ui/download.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FilterChips } from '#web/ui/filter-chips.tsx';
import { overlayLater } from '#web/ui/later.tsx';
import { ListHead, useListSearch } from '#web/ui/list-head.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { useOverlay } from '#web/ui/use-overlay.ts';
import { ClientDetail } from './client-detail.tsx';
import { ClientList } from './client-list.tsx';

const ImportClients = overlayLater(async () => {
  const [part] = await Promise.all([import('./import-clients.tsx'), texts.load(['imports'])]);
  return part.ImportClients;
});
const ClientSheet = overlayLater(async () => (await import('./client-sheet.tsx')).ClientSheet);

/** The list on the left and the chosen client on the right; on a phone one after the other. */
export function Page() {
  const { t } = useTranslation('clients');
  const navigate = useNavigate();
  const selected = useSearchParams()[0].get(CLIENT_PARAM);
  const { wanted, ...typing } = useListSearch();
  const [shown, show] = useState<'all' | 'owing'>('all');
  const sheet = useOverlay<Client>();
  const importing = useOverlay();
  const addClient = () => sheet.open();

  return (
    <div className="grid items-start gap-4 print:block md:grid-cols-[17rem_minmax(0,1fr)] wide:grid-cols-[22.5rem_minmax(0,1fr)] wide:gap-6">
      <Card
        className={classNames(
          'flex h-[calc(100dvh-var(--spacing)*39)] flex-col overflow-y-auto md:sticky md:top-23 md:h-[calc(100dvh-var(--spacing)*31)] print:h-auto print:border-0',
          selected && 'max-md:hidden print:hidden',
        )}
      >
        <ClientListHead typing={typing} onNew={addClient} onImport={() => importing.open()} />
        <div className="border-b border-divider px-4 py-2.5">
          <FilterChips
            label={t('debts.filter')}
            value={shown}
            onChange={show}
            chips={[
              { value: 'all', label: t('debts.all') },
              { value: 'owing', label: t('debts.owing') },
            ]}
          />
        </div>
        <ClientList search={wanted} isOwing={shown === 'owing'} selected={selected} onNew={addClient} />
      </Card>
      {selected ? (
        <ClientDetail key={selected} id={selected} onEdit={sheet.open} />
      ) : (
        <Card className="max-md:hidden print:hidden">
          <EmptyState picture={UserRoundSearch} title={t('choose.title')}>
            {t('choose.text')}
          </EmptyState>
        </Card>
      )}
      <ImportClients key={`import ${importing.turn}`} {...importing.state} />
      <ClientSheet
        key={`sheet ${sheet.turn}`}
        {...sheet.state}
        client={sheet.what}
        onSaved={({ id }) => navigate(clientPath(id), { replace: selected === id })}
      />
    </div>
  );
}

type Props = { typing: { typed: string; type: (text: string) => void }; onNew: () => void; onImport: () => void };

function ClientListHead({ typing, onNew, onImport }: Props) {
  const { t } = useTranslation('clients');
  const count = useQuery(api.clients.count.queryOptions());
  const banner = useBanner();

  // Fetched first, so that a failure is a banner and not a broken download.
  async function exportClients() {
    try {
      download(await client.clients.export({}));
    } catch {
      banner.error(t('exportFailed'));
    }
  }

  return (
    <ListHead
      isColumn
      start={count.data && t('count', { count: count.data.count })}
      search={{ ...typing, label: t('search'), placeholder: t('searchHint') }}
    >
      <Button variant="primary" size="sm" icon={Plus} onClick={onNew}>
        {t('new')}
      </Button>
      <Menu
        trigger={<IconButton icon={Ellipsis} label={t('more')} size="sm" />}
        groups={[
          [
            { label: t('importCsv'), icon: Upload, onSelect: onImport },
            { label: t('exportCsv'), icon: Download, onSelect: exportClients },
          ],
        ]}
      />
    </ListHead>
  );
}
