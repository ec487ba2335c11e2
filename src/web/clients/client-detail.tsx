import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, UserRoundX } from 'lucide-react';
import { Link } from 'react-router';
import type { Client } from '#contract/clients/operations.ts';
import { paths } from '#contract/paths.ts';
import { api } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Query } from '#web/ui/query.tsx';
import { ClientHead } from './client-head.tsx';
import { HistoryCard } from './history-card.tsx';
import { ToReceiveCard } from './to-receive-card.tsx';

type Props = { id: string; onEdit: (client: Client) => void };

export function ClientDetail({ id, onEdit }: Props) {
  const { t } = useTranslation('clients');
  const card = useQuery(api.clients.read.queryOptions({ input: { id } }));
  // A malformed id in the address is also a missing client.
  const isMissing = !card.data && ['NOT_FOUND', 'INVALID'].includes(refusalCode(card.error) ?? '');
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-4">
      <Link
        to={paths.clients}
        className="inline-flex h-control items-center gap-1.5 justify-self-start font-medium text-brand-text md:hidden"
      >
        <ArrowLeft aria-hidden className="size-5" />
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
          {(client) => (
            <>
              <ClientHead client={client} onEdit={() => onEdit(client)} />
              {client.to_receive.length > 0 && <ToReceiveCard client={client} />}
              <HistoryCard clientId={id} />
            </>
          )}
        </Query>
      )}
    </div>
  );
}
