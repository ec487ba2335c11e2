import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, UserRoundX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Client } from '#contract/clients/operations.ts';
import { paths } from '#contract/paths.ts';
import { api } from '#web/ground/api/client.ts';
import { failureDetail, refusalCode } from '#web/ground/api/errors.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState, ErrorState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/loading.tsx';
import { ClientHead } from './client-head.tsx';
import { HistoryCard } from './history-card.tsx';
import { ToReceiveCard } from './to-receive-card.tsx';

type Props = { id: string; onEdit: (client: Client) => void };

export function ClientDetail({ id, onEdit }: Props) {
  const { t } = useTranslation('clients');
  const card = useQuery(api.clients.read.queryOptions({ input: { id } }));
  // A malformed id in the address finds nobody either.
  const isMissing = ['NOT_FOUND', 'INVALID'].includes(refusalCode(card.error) ?? '');
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-4">
      <Link
        to={paths.clients}
        className="inline-flex h-control items-center gap-1.5 justify-self-start font-medium text-brand-text md:hidden"
      >
        <ArrowLeft aria-hidden className="size-5" />
        {t('all')}
      </Link>
      {card.data ? (
        <>
          <ClientHead client={card.data} onEdit={() => onEdit(card.data)} />
          {card.data.to_receive.length > 0 && <ToReceiveCard payments={card.data.to_receive} />}
          <HistoryCard clientId={id} />
        </>
      ) : (
        <Card>
          {card.isPending && <SkeletonRows rows={6} />}
          {isMissing && (
            <EmptyState picture={UserRoundX} title={t('missing.title')}>
              {t('missing.text')}
            </EmptyState>
          )}
          {card.isError && !isMissing && (
            <ErrorState
              message={t('loadFailed', { detail: failureDetail(card.error) })}
              onRetry={() => card.refetch()}
              retrying={card.isFetching}
            />
          )}
        </Card>
      )}
    </div>
  );
}
