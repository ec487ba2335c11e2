import { useQuery } from '@tanstack/react-query';
import { Download, Ellipsis, Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { clientPath } from '#contract/paths.ts';
import { api, client } from '#web/ground/api/client.ts';
import { ASKED, useAsked } from '#web/ground/use-asked.ts';
import { useMay } from '#web/ground/use-may.ts';
import { useImportAddress } from '#web/imports/use-import-address.ts';
import { texts } from '#web/texts/texts.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { download } from '#web/ui/download.ts';
import { FilterChips } from '#web/ui/filter-chips.tsx';
import { overlayLater } from '#web/ui/later.tsx';
import { ListHead } from '#web/ui/list-head.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { useOverlay } from '#web/ui/use-overlay.ts';
import { ClientsTable } from './clients-table.tsx';
import { TagFilter } from './tag-filter.tsx';
import { useClientList } from './use-client-list.ts';

const ImportClients = overlayLater(async () => {
  const [part] = await Promise.all([import('./import-clients.tsx'), texts.load(['imports'])]);
  return part.ImportClients;
});
const ClientSheet = overlayLater(async () => (await import('./client-sheet.tsx')).ClientSheet);

/** Everybody, or whom a search and the filters find. */
export function Page() {
  const { t } = useTranslation('clients');
  const navigate = useNavigate();
  const may = useMay();
  const list = useClientList();
  const count = useQuery(api.clients.count.queryOptions());
  const sheet = useOverlay();
  const importing = useImportAddress();
  const [name, setName] = useState('');
  const addClient = (name = '') => {
    setName(name);
    sheet.open();
  };
  useAsked(ASKED, addClient);

  return (
    <>
      <Card className="overflow-hidden print:border-0">
        <div className="grid gap-3 border-b border-divider p-6 max-md:p-4">
          <ListHead
            start={
              <p className="font-medium whitespace-nowrap tabular-nums max-md:order-first max-md:flex-1">
                {count.data && t('count', { count: count.data.count })}
              </p>
            }
            search={{ ...list.typing, label: t('search'), placeholder: t('searchHint') }}
          >
            <Button variant="primary" icon={Plus} onClick={() => addClient()}>
              {t('new')}
            </Button>
            <More onImport={importing.open} />
          </ListHead>
          <div className="flex flex-wrap items-center gap-2">
            {may('payments') && (
              <FilterChips
                label={t('debts.filter')}
                value={list.isOwing ? 'owing' : 'all'}
                onChange={(shown) => list.showOwing(shown === 'owing')}
                chips={[
                  { value: 'all', label: t('debts.all') },
                  { value: 'owing', label: t('debts.owing') },
                ]}
              />
            )}
            <TagFilter tag={list.tag} onChange={list.showTag} />
          </div>
        </div>
        <ClientsTable list={list} onNew={() => addClient()} />
      </Card>
      <ImportClients key={`import ${importing.turn}`} {...importing.state} />
      <ClientSheet
        key={`sheet ${sheet.turn}`}
        {...sheet.state}
        name={name}
        onSaved={({ id }) => navigate(clientPath(id))}
      />
    </>
  );
}

function More({ onImport }: { onImport: () => void }) {
  const { t } = useTranslation('clients');
  const banner = useBanner();
  const may = useMay();

  // Fetched first, so that a failure is a banner and not a broken download.
  async function exportClients() {
    try {
      download(await client.clients.export({}));
    } catch {
      banner.error(t('exportFailed'));
    }
  }

  const deeds = [
    ...(may('client_contacts') ? [{ label: t('importCsv'), icon: Upload, onSelect: onImport }] : []),
    ...(may('export') ? [{ label: t('exportCsv'), icon: Download, onSelect: exportClients }] : []),
  ];
  if (deeds.length === 0) return null;
  return (
    <Menu
      trigger={<IconButton icon={Ellipsis} label={t('more')} variant="secondary" className="max-md:flex-none!" />}
      groups={[deeds]}
    />
  );
}
