import { UserRoundSearch } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import type { Client } from '#contract/clients.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ClientDetail } from './client-detail.tsx';
import { ClientList } from './client-list.tsx';
import { ClientListHead } from './client-list-head.tsx';
import { CLIENT_PARAM, clientPath } from './client-path.ts';
import { ClientSheet } from './client-sheet.tsx';
import { ImportDialog } from './import/import-dialog.tsx';

/** What lies above the page; each opening is a new one, with nothing left of the last. */
type Overlay = { turn: number; kind: 'new' | 'import' } | { turn: number; kind: 'edit'; client: Client };

/** The list on the left and the chosen client on the right; on a phone one after the other. */
export function Page() {
  const { t } = useTranslation('clients');
  const navigate = useNavigate();
  const selected = useSearchParams()[0].get(CLIENT_PARAM);
  const [typed, setTyped] = useState('');
  const [overlay, setOverlay] = useState<Overlay>({ turn: 0, kind: 'new' });
  const turn = overlay.turn + 1;
  const addClient = () => setOverlay({ turn, kind: 'new' });

  return (
    <div className="grid items-start gap-4 md:grid-cols-[17rem_minmax(0,1fr)] wide:grid-cols-[22.5rem_minmax(0,1fr)] wide:gap-6">
      <Card
        className={classNames(
          'flex h-[calc(100dvh-var(--spacing)*39)] flex-col overflow-hidden md:sticky md:top-23 md:h-[calc(100dvh-var(--spacing)*31)]',
          selected && 'max-md:hidden',
        )}
      >
        <ClientListHead
          typed={typed}
          onType={setTyped}
          onNew={addClient}
          onImport={() => setOverlay({ turn, kind: 'import' })}
        />
        <ClientList typed={typed} selected={selected} onNew={addClient} />
      </Card>
      {selected ? (
        <ClientDetail key={selected} id={selected} onEdit={(client) => setOverlay({ turn, kind: 'edit', client })} />
      ) : (
        <Card className="max-md:hidden">
          <EmptyState picture={UserRoundSearch} title={t('choose.title')}>
            {t('choose.text')}
          </EmptyState>
        </Card>
      )}
      {overlay.turn > 0 && overlay.kind === 'import' && <ImportDialog key={overlay.turn} />}
      {overlay.turn > 0 && overlay.kind !== 'import' && (
        <ClientSheet
          key={overlay.turn}
          client={overlay.kind === 'edit' ? overlay.client : undefined}
          onSaved={({ id }) => navigate(clientPath(id), { replace: selected === id })}
        />
      )}
    </div>
  );
}
