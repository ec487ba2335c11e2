import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ClientsReport } from '#contract/reports/clients.ts';
import { api } from '#web/ground/api/client.ts';
import { ClientCards } from './clients/cards.tsx';
import { CohortCard } from './clients/cohort-card.tsx';
import { LostCard } from './clients/lost-card.tsx';
import { MonthsCard } from './clients/months-card.tsx';
import { useClientsCsv } from './clients/use-clients-csv.ts';
import { PeriodSelect } from './frame/period-select.tsx';
import { ReadReport } from './frame/read-report.tsx';
import { ReportFrame } from './frame/report-frame.tsx';
import { usePeriodWords } from './frame/use-period-words.ts';
import { useReportPeriod } from './frame/use-report-period.ts';

/** Who came, who came back, and who has not. */
export function Page() {
  const { t } = useTranslation('reports');
  const { words } = usePeriodWords();
  const period = useReportPeriod('sixMonths');
  const { range } = period;
  const query = useQuery({
    ...api.reports.clients.queryOptions({ input: range }),
    placeholderData: keepPreviousData,
  });
  const save = useClientsCsv(range);
  return (
    <ReportFrame
      filters={<PeriodSelect {...period} />}
      note={t('frame.comparedWith', { period: words(period.before) })}
      onExport={query.data && !isEmpty(query.data) ? () => void save(query.data) : undefined}
    >
      <ReadReport query={query} isEmpty={isEmpty}>
        {(report) => (
          <>
            <ClientCards report={report} />
            <div className="grid grid-cols-1 items-start gap-6 max-md:gap-4 xl:grid-cols-[5fr_6fr]">
              <MonthsCard report={report} />
              <CohortCard report={report} />
            </div>
            <LostCard key={`${range.first} ${range.last}`} report={report} range={range} />
          </>
        )}
      </ReadReport>
    </ReportFrame>
  );
}

const isEmpty = ({ now, earlier, lost }: ClientsReport) =>
  now.attended === 0 && earlier.attended === 0 && lost.length === 0;
