import { CalendarX2 } from 'lucide-react';
import type { ClientSale } from '#contract/clients/operations.ts';
import { salePath } from '#contract/paths.ts';
import type { Cents } from '#domain/shared/money.ts';
import { api } from '#web/ground/api/client.ts';
import { usePages } from '#web/ground/api/use-pages.ts';
import { MayLink } from '#web/ground/may-link.tsx';
import { LoadMore } from '#web/ground/paged-rows.tsx';
import { useFormat } from '#web/ground/use-format.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Query } from '#web/ui/query.tsx';
import { HistoryLine, HistoryRow, historyColumns } from './history-row.tsx';
import { PaidParts } from './paid-parts.tsx';

/** A client's appointments and what they bought, newest first; more on demand. */
export function ClientHistory({ clientId }: { clientId: string }) {
  const { t } = useTranslation('clients');
  const history = usePages(api.clients.history, { id: clientId });
  return (
    <>
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
            <ul aria-label={t('history.title')} className="divide-y divide-divider">
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
      {history.more && !history.error && (
        <div className="grid justify-items-center border-t border-divider p-3">
          <LoadMore list={history} variant="ghost">
            {t('history.more')}
          </LoadMore>
        </div>
      )}
    </>
  );
}

/** Products bought, among the appointments. */
function SaleRow({ sale }: { sale: ClientSale }) {
  const { t } = useTranslation(['clients', 'app']);
  const { date, money } = useFormat();
  const { payment_method: method, voided_on } = sale;
  const total = money(sale.total as Cents);
  return (
    <HistoryLine
      entry={sale}
      what={
        <>
          {/* There the payment can be corrected and the sale voided. */}
          <MayLink
            needs="payments"
            to={salePath(sale.id)}
            data-row-button
            className="block outline-none after:absolute after:inset-0 @max-2xl:font-medium"
          >
            {t('history.sale', { number: sale.number })}
          </MayLink>
          <p className="text-13 text-muted">{sale.products.join(', ')}</p>
        </>
      }
      amount={voided_on ? <s className="text-muted">{total}</s> : total}
      paid={
        <div className="pl-2 text-13 text-muted @max-2xl:order-last">
          {sale.payments.length > 1 ? (
            <PaidParts payments={sale.payments} />
          ) : (
            <span className="text-sm">{method ? t(`app:paymentMethods.${method}`) : '–'}</span>
          )}
        </div>
      }
      badge={
        voided_on ? (
          <Badge tone="cancel">{t('history.voided', { date: date(voided_on) })}</Badge>
        ) : (
          <Badge tone="success">{t('history.sold')}</Badge>
        )
      }
    />
  );
}
