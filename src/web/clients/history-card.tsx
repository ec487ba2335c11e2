import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarX2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/app/api/client.ts';
import { failureDetail } from '#web/app/api/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHead } from '#web/ui/card.tsx';
import { EmptyState, ErrorState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/loading.tsx';
import { HistoryRow, historyColumns } from './history-row.tsx';

/** A client's appointments, newest first; more on request. */
export function HistoryCard({ clientId }: { clientId: string }) {
  const { t } = useTranslation('clients');
  const history = useInfiniteQuery(
    api.clients.appointments.infiniteOptions({
      input: (cursor: string | undefined) => ({ id: clientId, cursor }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.next ?? undefined,
      select: ({ pages }) => pages.flatMap((page) => page.rows),
    }),
  );
  return (
    <Card>
      <CardHead title={t('history.title')} as="h3" />
      {history.isPending && <SkeletonRows rows={4} />}
      {history.data?.length === 0 && <EmptyState picture={CalendarX2} title={t('history.empty')} />}
      {history.data && history.data.length > 0 && (
        <>
          <div
            aria-hidden="true"
            className={`hidden border-b border-divider px-6 py-2.5 text-xs font-medium text-muted @2xl:grid ${historyColumns}`}
          >
            <span>{t('history.date')}</span>
            <span>{t('history.services')}</span>
            <span className="text-right">{t('history.amount')}</span>
            <span className="pl-2">{t('history.payment')}</span>
            <span>{t('history.status')}</span>
          </div>
          <ul
            aria-label={t('history.title')}
            className="divide-y divide-divider @max-2xl:border-t @max-2xl:border-divider"
          >
            {history.data.map((appointment) => (
              <HistoryRow key={appointment.id} appointment={appointment} />
            ))}
          </ul>
        </>
      )}
      {history.isError && (
        <ErrorState
          message={t('history.failed', { detail: failureDetail(history.error) })}
          onRetry={() => (history.data ? history.fetchNextPage() : history.refetch())}
          retrying={history.isFetching}
        />
      )}
      {history.hasNextPage && !history.isError && (
        <div className="grid justify-items-center border-t border-divider p-3">
          <Button variant="ghost" loading={history.isFetchingNextPage} onClick={() => history.fetchNextPage()}>
            {t('history.more')}
          </Button>
        </div>
      )}
    </Card>
  );
}
