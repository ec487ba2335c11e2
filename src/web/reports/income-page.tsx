import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { IncomeExpenses } from '#contract/reports/income.ts';
import { isMonth, monthOf, recentYears, yearAndMonth } from '#domain/shared/period.ts';
import { api } from '#web/ground/api/client.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { MonthPicker } from '#web/ui/month-picker.tsx';
import { useOverlay } from '#web/ui/use-overlay.ts';
import { ReportFrame } from './frame/report-frame.tsx';
import { usePeriodWords } from './frame/use-period-words.ts';
import { Comparison } from './income/comparison.tsx';
import { DayByDay } from './income/day-by-day.tsx';
import { ExpenseTable } from './income/expense-table.tsx';
import { IncomeCards } from './income/income-cards.tsx';
import { useIncomeCsv } from './income/use-income-csv.ts';
import { type RowsOf, RowsSheet } from './rows/rows-sheet.tsx';

const MONTH = 'mes';

/** What came in and what went out in a month; the month stands in the address. */
export function Page() {
  const { t } = useTranslation('reports');
  const [params, setParams] = useSearchParams();
  const today = useSalonToday();
  const asked = params.get(MONTH) ?? '';
  const month = isMonth(asked) ? asked : monthOf(today);
  const query = useQuery(api.reports.incomeExpenses.queryOptions({ input: yearAndMonth(month) }));
  const { words } = usePeriodWords();
  const save = useIncomeCsv(month);
  const sheet = useOverlay<RowsOf>();
  return (
    <>
      <ReportFrame
        query={query}
        isEmpty={isEmpty}
        filters={
          <MonthPicker
            value={month}
            onChange={(month) => setParams({ [MONTH]: month }, { replace: true })}
            years={recentYears(today)}
          />
        }
        note={query.data && t('frame.comparedWith', { period: words(query.data.before) })}
        onExport={save}
        canExport={({ days }) => days.length > 0}
      >
        {(report) => (
          <>
            <IncomeCards report={report} month={month} onOpen={sheet.open} />
            <DayByDay report={report} month={month} />
            <Comparison report={report} />
            <ExpenseTable key={month} report={report} month={month} onOpen={sheet.open} />
          </>
        )}
      </ReportFrame>
      {sheet.what && <RowsSheet key={sheet.turn} {...sheet.state} {...sheet.what} />}
    </>
  );
}

/** What cancels out still was something. */
const isEmpty = ({ days, items, revenue }: IncomeExpenses) =>
  days.length === 0 && items.length === 0 && revenue.appointments === 0;
