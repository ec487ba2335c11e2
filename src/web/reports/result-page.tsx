import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ResultReport } from '#contract/reports/result.ts';
import { addAmounts, isNothing } from '#domain/reports/result.ts';
import { api } from '#web/ground/api/client.ts';
import { useOverlay } from '#web/ui/use-overlay.ts';
import { usePhone } from '#web/ui/use-phone.ts';
import { usePrinting } from '#web/ui/use-printing.ts';
import { PeriodSelect } from './frame/period-select.tsx';
import { ReadReport } from './frame/read-report.tsx';
import { ReportFrame } from './frame/report-frame.tsx';
import { usePeriodWords } from './frame/use-period-words.ts';
import { useReportPeriod } from './frame/use-report-period.ts';
import { MonthByMonth } from './result/month-by-month.tsx';
import { type MonthAmounts, shownMonths } from './result/months.ts';
import { ResultCards } from './result/result-cards.tsx';
import { ResultList } from './result/result-list.tsx';
import { ResultTable } from './result/result-table.tsx';
import { useResultCsv } from './result/use-result-csv.ts';
import { type RowsOf, RowsSheet } from './rows/rows-sheet.tsx';

/** What came in, what it cost and what remains, by month. */
export function Page() {
  const { t } = useTranslation('reports');
  const period = useReportPeriod('sixMonths');
  const { range, today } = period;
  const query = useQuery(api.reports.result.queryOptions({ input: range }));
  const { words } = usePeriodWords();
  const save = useResultCsv(range, today);
  const isPhone = usePhone();
  const isPrinting = usePrinting();
  const sheet = useOverlay<RowsOf>();
  const months = query.data && shownMonths(query.data, today);
  // Paper shows every month at once, and is as wide as a phone to some browsers.
  const Lines = isPhone && !isPrinting ? ResultList : ResultTable;
  return (
    <ReportFrame
      filters={<PeriodSelect {...period} />}
      note={t('frame.comparedWith', { period: words(period.before) })}
      onExport={months && query.data && !isEmpty(query.data) ? () => save(months) : undefined}
    >
      <ReadReport query={query} isEmpty={isEmpty}>
        {(report) => {
          const shown = shownMonths(report, today);
          return (
            <>
              <ResultCards total={addAmounts(shown)} before={report.before as ResultReport['before'] & MonthAmounts} />
              <MonthByMonth months={shown} range={range} today={today} />
              <Lines
                key={`${range.first} ${range.last}`}
                months={shown}
                range={range}
                today={today}
                onOpen={sheet.open}
              />
            </>
          );
        }}
      </ReadReport>
      {sheet.what && <RowsSheet key={sheet.turn} {...sheet.state} {...sheet.what} />}
    </ReportFrame>
  );
}

const isEmpty = ({ months }: ResultReport) => (months as MonthAmounts[]).every(isNothing);
