import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/ground/api/client.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { ReportCard } from './list/report-card.tsx';
import { reports } from './list/reports.ts';
import { useFigures } from './list/use-figures.ts';

/** Every report with one figure of it. Where the figures cannot be had, the ways to the reports are still there. */
export function Page() {
  const { t } = useTranslation(['reports', 'ui']);
  const query = useQuery(api.reports.overview.queryOptions());
  const figureOf = useFigures(query.data);
  return (
    <div className="grid grid-cols-1 gap-4">
      {query.isError && !query.data && (
        <Banner tone="danger">
          <div className="flex flex-wrap items-center gap-3">
            {t('frame.loadFailed', { detail: failureDetail(query.error) })}
            <Button size="sm" icon={RotateCw} loading={query.isFetching} onClick={() => query.refetch()}>
              {t('ui:retry')}
            </Button>
          </div>
        </Banner>
      )}
      <ul className="grid grid-cols-3 gap-4 max-wide:grid-cols-2 max-md:grid-cols-1 max-md:gap-3">
        {reports.map((report) => (
          <ReportCard key={report.name} {...report} figure={figureOf(report.name)} isLoading={query.isPending} />
        ))}
      </ul>
    </div>
  );
}
