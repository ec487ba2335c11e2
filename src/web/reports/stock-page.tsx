import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { StockReport } from '#contract/reports/stock.ts';
import { api } from '#web/ground/api/client.ts';
import { useOverlay } from '#web/ui/use-overlay.ts';
import { PeriodReport } from './frame/report-frame.tsx';
import { useReportPeriod } from './frame/use-report-period.ts';
import { type RowsOf, RowsSheet } from './rows/rows-sheet.tsx';
import { StockCards } from './stock/cards.tsx';
import { FlowCard } from './stock/flow-card.tsx';
import { ShelfCard } from './stock/shelf-card.tsx';
import { useStockCsv } from './stock/use-stock-csv.ts';

/** What lies on the shelf, what is missing there, and what left it. */
export function Page() {
  const period = useReportPeriod('threeMonths');
  const { range } = period;
  const query = useQuery({
    ...api.reports.stock.queryOptions({ input: range }),
    placeholderData: keepPreviousData,
  });
  const save = useStockCsv(range);
  const sheet = useOverlay<RowsOf>();
  const key = `${range.first} ${range.last}`;
  return (
    <>
      <PeriodReport period={period} query={query} isEmpty={isEmpty} onExport={save}>
        {(report) => (
          <>
            <StockCards report={report} onOpen={(line, title) => sheet.open({ title, range, line })} />
            <FlowCard report={report} />
            <div className="grid grid-cols-1 items-start gap-6 max-md:gap-4 xl:grid-cols-2">
              <ShelfCard key={`low ${key}`} list="low" some={report.low} range={range} />
              <ShelfCard key={`idle ${key}`} list="idle" some={report.idle} range={range} />
            </div>
            <ShelfCard key={`all ${key}`} list="all" some={report.all} range={range} />
          </>
        )}
      </PeriodReport>
      {sheet.what && <RowsSheet key={sheet.turn} {...sheet.state} {...sheet.what} />}
    </>
  );
}

const isEmpty = ({ low, all, used, sold }: StockReport) =>
  low.count + all.count === 0 && used.now === 0 && sold.now === 0;
