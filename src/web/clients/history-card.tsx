import { CalendarX2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/ground/api/client.ts';
import { usePages } from '#web/ground/api/use-pages.ts';
import { LoadMore } from '#web/ground/paged-rows.tsx';
import { Card, CardHead } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Query } from '#web/ui/query.tsx';
import { HistoryRow, historyColumns } from './history-row.tsx';
import { SaleRow } from './sale-row.tsx';

/** A client's appointments and what they bought, newest first; more on request. */
export function HistoryCard({ clientId }: { clientId: string }) {
  const { t } = useTranslation('clients');
  const history = usePages(api.clients.history, { id: clientId });
  return (
    <Card>
      <CardHead title={t('history.title')} as="h3" />
      <Query
        query={history}
        rows={4}
        failure={(detail) => t('history.failed', { detail })}
        empty={<EmptyState picture={CalendarX2} title={t('history.empty')} />}
      >
        {(rows) => (
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
              {rows.map((entry) =>
                entry.kind === 'sale' ? (
                  <SaleRow key={entry.id} sale={entry} />
                ) : (
                  <HistoryRow key={entry.id} appointment={entry} />
                ),
              )}
            </ul>
          </>
        )}
      </Query>
      {history.more && !history.failure && (
        <div className="grid justify-items-center border-t border-divider p-3">
          <LoadMore list={history} variant="ghost">
            {t('history.more')}
          </LoadMore>
        </div>
      )}
    </Card>
  );
}
