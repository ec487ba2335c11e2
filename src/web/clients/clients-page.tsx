import { UserRoundSearch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import type { Client } from '#contract/clients/operations.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useListSearch } from '#web/ui/list-head.tsx';
import { useOverlay } from '#web/ui/use-overlay.ts';
import { ClientDetail } from './client-detail.tsx';
import { ClientList } from './client-list.tsx';
import { ClientListHead } from './client-list-head.tsx';
import { CLIENT_PARAM, clientPath } from './client-path.ts';
import { ClientSheet } from './client-sheet.tsx';
import { ImportDialog } from './import/import-dialog.tsx';

/** The list on the left and the chosen client on the right; on a phone one after the other. */
export function Page() {
  const { t } = useTranslation('clients');
  const navigate = useNavigate();
  const selected = useSearchParams()[0].get(CLIENT_PARAM);
  const { wanted, ...typing } = useListSearch();
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
        <ClientList search={wanted} selected={selected} onNew={addClient} />
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
      <ImportDialog key={`import ${importing.turn}`} {...importing.state} />
      <ClientSheet
        key={`sheet ${sheet.turn}`}
        {...sheet.state}
        client={sheet.what}
        onSaved={({ id }) => navigate(clientPath(id), { replace: selected === id })}
      />
    </div>
  );
}
