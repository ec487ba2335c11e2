import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShelfList, StockReport } from '#contract/reports/stock.ts';
import { IDLE_DAYS } from '#domain/reports/shelf.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { api } from '#web/ground/api/client.ts';
import { usePages } from '#web/ground/api/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHead } from '#web/ui/card.tsx';
import { Query } from '#web/ui/query.tsx';
import { ShelfTable } from './shelf-table.tsx';

type Props = { list: ShelfList; some: StockReport[ShelfList]; range: DayRange };

/** A few at first, then all of them, page by page. */
export function ShelfCard({ list, some, range }: Props) {
  const { t } = useTranslation('reports');
  const [isWhole, setWhole] = useState(false);
  const isShort = !isWhole && some.rows.length < some.count;
  return (
    <Card>
      <CardHead title={t(`stock.lists.${list}.title`, { days: IDLE_DAYS })}>
        {isShort && t('clients.lostCard.shown', { shown: some.rows.length, count: some.count })}
      </CardHead>
      <p className="-mt-2 px-6 pb-3 text-13 text-muted max-md:px-4">
        {t(`stock.lists.${list}.hint`, { days: IDLE_DAYS })}
      </p>
      {isWhole ? (
        <WholeList list={list} range={range} worth={some.worth} />
      ) : (
        <ShelfTable list={list} rows={some.rows} worth={some.worth} />
      )}
      {isShort && (
        <div className="no-print border-t border-divider bg-page p-2 text-center dark:bg-subtle">
          <Button variant="ghost" className="text-brand-text!" onClick={() => setWhole(true)}>
            {t('stock.all', { count: some.count })}
          </Button>
        </div>
      )}
    </Card>
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
