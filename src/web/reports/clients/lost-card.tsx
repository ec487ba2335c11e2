import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientsReport } from '#contract/reports/clients.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { api } from '#web/ground/api/client.ts';
import { usePages } from '#web/ground/api/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHead } from '#web/ui/card.tsx';
import { Query } from '#web/ui/query.tsx';
import { LostTable } from './lost-table.tsx';

/** A few at first, then all of them, page by page. */
export function LostCard({ report, range }: { report: ClientsReport; range: DayRange }) {
  const { t } = useTranslation('reports');
  const [isWhole, setWhole] = useState(false);
  const count = report.now.lost;
  const isShort = !isWhole && report.lost.length < count;
  return (
    <Card>
      <CardHead title={t('clients.lostCard.title')}>
        {isShort && t('clients.lostCard.shown', { shown: report.lost.length, count })}
      </CardHead>
      <p className="-mt-2 px-6 pb-3 text-13 text-muted max-md:px-4">{t('clients.lostCard.hint')}</p>
      {isWhole ? <WholeList range={range} /> : <LostTable rows={report.lost} />}
      {isShort && (
        <div className="no-print border-t border-divider bg-page p-2 text-center dark:bg-subtle">
          <Button variant="ghost" className="text-brand-text!" onClick={() => setWhole(true)}>
            {t('clients.lostCard.all', { count })}
          </Button>
        </div>
      )}
    </Card>
  );
}

function WholeList({ range }: { range: DayRange }) {
  const { t } = useTranslation('reports');
  const list = usePages(api.reports.lostClients, range);
  return (
    <Query query={list} failure={(detail) => t('frame.loadFailed', { detail })}>
      <LostTable rows={list.rows} isLoading={list.isPending} more={list.more} />
    </Query>
  );
}
