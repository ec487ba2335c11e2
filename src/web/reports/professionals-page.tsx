import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ProfessionalsReport } from '#contract/reports/professionals.ts';
import { api } from '#web/ground/api/client.ts';
import { useOverlay } from '#web/ui/use-overlay.ts';
import { PeriodReport, ReportNote } from './frame/report-frame.tsx';
import { useReportPeriod } from './frame/use-report-period.ts';
import { ProfessionalsCards } from './professionals/professionals-cards.tsx';
import { ProfessionalsChart } from './professionals/professionals-chart.tsx';
import { ProfessionalsTable } from './professionals/professionals-table.tsx';
import { useProfessionalsCsv } from './professionals/use-professionals-csv.ts';
import { type RowsOf, RowsSheet } from './rows/rows-sheet.tsx';

/** What everybody brings in and earns, and how full their days are. */
export function Page() {
  const { t } = useTranslation('reports');
  const period = useReportPeriod('month');
  const sheet = useOverlay<RowsOf>();
  const save = useProfessionalsCsv(period.range);
  const query = useQuery(
    api.reports.professionals.queryOptions({ input: period.range, placeholderData: keepPreviousData }),
  );
  return (
    <>
      <PeriodReport period={period} query={query} isEmpty={hasNoMovement} onExport={save}>
        {(report) => (
          <>
            <ProfessionalsCards
              report={report}
              range={period.range}
              onOpen={() =>
                sheet.open({ title: t('professionals.cards.revenue'), range: period.range, line: 'revenue' })
              }
            />
            <ProfessionalsChart report={report} />
            <ProfessionalsTable
              report={report}
              onOpen={({ id, name }, line) =>
                sheet.open({
                  title: `${t(`professionals.columns.${line === 'commissions' ? 'commission' : line}`)}, ${id === null ? t('professionals.nobody') : name}`,
                  range: period.range,
                  line,
                  professional_id: id ?? 'none',
                })
              }
            />
            <ReportNote>{t('professionals.note')}</ReportNote>
          </>
        )}
      </PeriodReport>
      {sheet.what && <RowsSheet key={sheet.turn} {...sheet.state} {...sheet.what} />}
    </>
  );
}

/** Nobody did or sold anything and nothing was booked; that somebody could have been is no movement. */
const hasNoMovement = ({ total, professionals }: ProfessionalsReport) =>
  total.booked === 0 && professionals.every(({ services, product_revenue }) => services === 0 && product_revenue === 0);
