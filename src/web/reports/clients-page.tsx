import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ClientsReport } from '#contract/reports/clients.ts';
import { api } from '#web/ground/api/client.ts';
import { ClientCards } from './clients/cards.tsx';
import { CohortCard } from './clients/cohort-card.tsx';
import { LostCard } from './clients/lost-card.tsx';
import { MonthsCard } from './clients/months-card.tsx';
import { useClientsCsv } from './clients/use-clients-csv.ts';
import { PeriodReport } from './frame/report-frame.tsx';
import { useReportPeriod } from './frame/use-report-period.ts';

/** Who came, who came back, and who has not. */
export function Page() {
  const period = useReportPeriod('sixMonths');
  const { range } = period;
  const query = useQuery({
    ...api.reports.clients.queryOptions({ input: range }),
    placeholderData: keepPreviousData,
  });
  const save = useClientsCsv(range);
  return (
    <PeriodReport period={period} query={query} isEmpty={isEmpty} onExport={save}>
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
    </PeriodReport>
  );
}

const isEmpty = ({ now, earlier, lost }: ClientsReport) =>
  now.attended === 0 && earlier.attended === 0 && lost.length === 0;
