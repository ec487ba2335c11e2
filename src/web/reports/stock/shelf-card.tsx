import { useTranslation } from 'react-i18next';
import type { ShelfList, StockReport } from '#contract/reports/stock.ts';
import { IDLE_DAYS } from '#domain/reports/shelf.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { api } from '#web/ground/api/client.ts';
import { usePages } from '#web/ground/api/use-pages.ts';
import { Query } from '#web/ui/query.tsx';
import { SomeCard } from '../frame/some-card.tsx';
import { ShelfTable } from './shelf-table.tsx';

type Props = { list: ShelfList; some: StockReport[ShelfList]; range: DayRange };

export function ShelfCard({ list, some, range }: Props) {
  const { t } = useTranslation('reports');
  return (
    <SomeCard
      title={t(`stock.lists.${list}.title`, { days: IDLE_DAYS })}
      hint={t(`stock.lists.${list}.hint`, { days: IDLE_DAYS })}
      some={some}
      all={t('stock.all', { count: some.count })}
      table={<ShelfTable list={list} rows={some.rows} worth={some.worth} />}
      whole={<WholeList list={list} range={range} worth={some.worth} />}
    />
  );
}

function WholeList({ list, range, worth }: Pick<Props, 'list' | 'range'> & { worth: number }) {
  const { t } = useTranslation('reports');
  const pages = usePages(api.reports.stockProducts, { ...range, list });
  return (
    <Query query={pages} failure={(detail) => t('frame.loadFailed', { detail })}>
      <ShelfTable list={list} rows={pages.rows} worth={worth} isLoading={pages.isPending} more={pages.more} />
    </Query>
  );
}
