import { useQuery } from '@tanstack/react-query';
import type { ResultReport } from '#contract/reports/result.ts';
import { addAmounts, isNothing } from '#domain/reports/result.ts';
import { api } from '#web/ground/api/client.ts';
import { useOverlay } from '#web/ui/use-overlay.ts';
import { usePhone } from '#web/ui/use-phone.ts';
import { usePrinting } from '#web/ui/use-printing.ts';
import { PeriodReport } from './frame/report-frame.tsx';
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
  const period = useReportPeriod('sixMonths');
  const { range, today } = period;
  const query = useQuery(api.reports.result.queryOptions({ input: range }));
  const save = useResultCsv(range, today);
  const isPhone = usePhone();
  const isPrinting = usePrinting();
  const sheet = useOverlay<RowsOf>();
  // Paper shows every month at once, and is as wide as a phone to some browsers.
  const Lines = isPhone && !isPrinting ? ResultList : ResultTable;
  return (
    <>
      <PeriodReport
        period={period}
        query={query}
        isEmpty={isEmpty}
        onExport={(report) => save(shownMonths(report, today))}
      >
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
      </PeriodReport>
      {sheet.what && <RowsSheet key={sheet.turn} {...sheet.state} {...sheet.what} />}
    </>
  );
}

const isEmpty = ({ months }: ResultReport) => (months as MonthAmounts[]).every(isNothing);
