import { ShoppingBag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OpenSale } from '#contract/cashier/month.ts';
import { comandaPath, salePath } from '#contract/paths.ts';
import type { Cents } from '#domain/shared/money.ts';
import { api } from '#web/ground/api/client.ts';
import { usePages } from '#web/ground/api/use-pages.ts';
import { useFailureBanner } from '#web/ground/use-failure-banner.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card, CardHead } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Query } from '#web/ui/query.tsx';
import { Table } from '#web/ui/table.tsx';
import { Since } from './since.tsx';
import { useCancelSale } from './use-cancel-sale.ts';
import { useSaleWords } from './use-sale-words.ts';

/** Sales that were begun and wait to be finished, the oldest first. */
export function OpenSales() {
  const { t } = useTranslation('cashier');
  const { money } = useFormat();
  const list = usePages(api.cashier.openSales, {});
  const words = useSaleWords();
  useFailureBanner(list.error, (detail) => t('month.open.loadFailed', { detail }));
  const { last } = list;
  return (
    <Card className="overflow-hidden">
      <CardHead title={t('month.open.title')}>
        {last && last.count > 0 && t('month.open.sum', { count: last.count, total: money(last.total as Cents) })}
      </CardHead>
      <Query query={list} failure={() => t('month.open.notLoaded')}>
        <Table
          label={t('month.open.title')}
          rows={list.rows}
          rowKey={({ id }) => id}
          isLoading={list.isPending}
          more={list.more}
          empty={
            <EmptyState picture={ShoppingBag} title={t('month.open.empty')}>
              {t('month.open.emptyText')}
            </EmptyState>
          }
          columns={[
            {
              key: 'client',
              header: t('month.open.columns.client'),
              cell: (sale) => <TwoLines above={words.client(sale)} below={words.origin(sale)} />,
            },
            { key: 'items', header: t('month.open.columns.items'), cell: words.items },
            { key: 'since', header: t('month.open.columns.since'), cell: (sale) => <Since moment={sale.created_at} /> },
            {
              key: 'total',
              header: t('month.open.columns.total'),
              align: 'right',
              cell: (sale) => <strong className="font-semibold">{money(sale.total as Cents)}</strong>,
            },
            {
              key: 'actions',
              header: t('month.open.columns.actions'),
              isHeaderHidden: true,
              align: 'right',
              cell: (sale) => <Actions sale={sale} client={words.client(sale)} />,
            },
          ]}
          phone={(sale) => ({
            title: words.client(sale),
            value: money(sale.total as Cents),
            detail: words.items(sale),
            badge: <Since moment={sale.created_at} isShort />,
            actions: <Actions sale={sale} client={words.client(sale)} />,
          })}
        />
      </Query>
    </Card>
  );
}

function TwoLines({ above, below }: { above: string; below: string }) {
  return (
    <div className="grid py-1.5">
      <span className="font-medium">{above}</span>
      <span className="text-13 text-muted">{below}</span>
    </div>
  );
}

function Actions({ sale, client }: { sale: OpenSale; client: string }) {
  const { t } = useTranslation('cashier');
  const { cancel, isCancelling } = useCancelSale(sale, client);
  const which = { number: sale.number, client };
  return (
    <div className="flex justify-end gap-1">
      <ButtonLink
        size="sm"
        className="max-md:flex-1"
        aria-label={t('month.open.resumeOf', which)}
        render={<Link to={sale.appointment ? comandaPath(sale.appointment.id) : salePath(sale.id)} />}
      >
        {t('month.open.resume')}
      </ButtonLink>
      <Button
        size="sm"
        variant="danger"
        className="max-md:flex-none max-md:px-6"
        aria-label={t('month.open.cancelOf', which)}
        loading={isCancelling}
        onClick={cancel}
      >
        {t('month.open.cancel')}
      </Button>
    </div>
  );
}
