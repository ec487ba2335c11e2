import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, UserRoundX } from 'lucide-react';
import { Link, useParams } from 'react-router';
import type { ClientCard } from '#contract/clients/operations.ts';
import { paths } from '#contract/paths.ts';
import { ShortHistory } from '#web/activity/short-history.tsx';
import { api } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { useMay } from '#web/ground/use-may.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { overlayLater } from '#web/ui/later.tsx';
import { Query } from '#web/ui/query.tsx';
import { useOverlay } from '#web/ui/use-overlay.ts';
import { ClientFigures } from './client-figures.tsx';
import { ClientHead } from './client-head.tsx';
import { ClientTabs } from './client-tabs.tsx';
import { EditableWarnings } from './editable-warnings.tsx';
import { listLeft } from './list-place.ts';
import { PreferencesCard } from './preferences-card.tsx';
import { ToReceiveCard } from './to-receive-card.tsx';

const ClientSheet = overlayLater(async () => (await import('./client-sheet.tsx')).ClientSheet);

/** Everything that the salon knows of a client: what to mind first, then figures, then what was done. */
export function Page() {
  const { t } = useTranslation('clients');
  const { clientId: id = '' } = useParams();
  const card = useQuery(api.clients.read.queryOptions({ input: { id } }));
  // A malformed id in the address is also a missing client.
  const isMissing = !card.data && ['NOT_FOUND', 'INVALID'].includes(refusalCode(card.error) ?? '');
  return (
    <div className="grid grid-cols-1 gap-6 max-md:gap-4">
      <Link
        to={paths.clients + (listLeft()?.search ?? '')}
        state={{ back: true }}
        className="-my-3 inline-flex min-h-control items-center gap-2 justify-self-start rounded-control font-medium text-brand-text no-print"
      >
        <ArrowLeft aria-hidden strokeWidth={1.75} className="size-5" />
        {t('all')}
      </Link>
      {isMissing ? (
        <Card>
          <EmptyState picture={UserRoundX} title={t('missing.title')}>
            {t('missing.text')}
          </EmptyState>
        </Card>
      ) : (
        <Query query={card} isOnCard rows={6} failure={(detail) => t('loadFailed', { detail })}>
          {(client) => <Loaded key={id} client={client} />}
        </Query>
      )}
    </div>
  );
}

function Loaded({ client }: { client: ClientCard }) {
  const may = useMay();
  const sheet = useOverlay();
  const edit = () => sheet.open();
  return (
    <>
      <Card>
        <ClientHead client={client} onEdit={edit} />
        <EditableWarnings client={client} />
        <ClientFigures client={client} />
      </Card>
      <div className="grid grid-cols-1 items-start gap-6 max-md:gap-4 wide:grid-cols-[minmax(0,1fr)_21.5rem]">
        <ClientTabs client={client} />
        <div className="grid grid-cols-1 gap-6 max-md:gap-4">
          {may('payments') && client.to_receive.length > 0 && <ToReceiveCard client={client} />}
          <PreferencesCard client={client} onEdit={edit} />
          <ShortHistory entity="clients" id={client.id} isOnPage />
        </div>
      </div>
      <ClientSheet key={sheet.turn} {...sheet.state} client={client} />
    </>
  );
}
