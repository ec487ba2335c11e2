import { useTranslation } from 'react-i18next';
import type { ClientsReport } from '#contract/reports/clients.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { api } from '#web/ground/api/client.ts';
import { usePages } from '#web/ground/api/use-pages.ts';
import { Query } from '#web/ui/query.tsx';
import { SomeCard } from '../frame/some-card.tsx';
import { LostTable } from './lost-table.tsx';

export function LostCard({ report, range }: { report: ClientsReport; range: DayRange }) {
  const { t } = useTranslation('reports');
  const count = report.now.lost;
  return (
    <SomeCard
      title={t('clients.lostCard.title')}
      hint={t('clients.lostCard.hint')}
      some={{ rows: report.lost, count }}
      all={t('clients.lostCard.all', { count })}
      table={<LostTable rows={report.lost} />}
      whole={<WholeList range={range} />}
    />
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
