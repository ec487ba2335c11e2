import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { IncomeExpenses } from '#contract/reports/income.ts';
import { shareOf } from '#domain/reports/share.ts';
import { cents } from '#domain/shared/money.ts';
import { isMonth, type Month, monthOf, rangeOf, recentYears, yearAndMonth } from '#domain/shared/period.ts';
import { api } from '#web/ground/api/client.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { MonthPicker } from '#web/ui/month-picker.tsx';
import { FigureCard, ReportCards, useResult } from './frame/figure-cards.tsx';
import { ReportFrame } from './frame/report-frame.tsx';
import { useAmounts } from './frame/use-amounts.ts';
import { useCsv } from './frame/use-csv.ts';
import { usePeriodWords } from './frame/use-period-words.ts';
import { Comparison, DayByDay } from './income/charts.tsx';
import { ExpenseTable } from './income/expense-table.tsx';
import { useItemWords } from './income/use-item-words.ts';
import { OpenRows } from './rows/open-rows.tsx';

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
  return (
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
          <IncomeCards report={report} month={month} />
          <DayByDay report={report} month={month} />
          <Comparison report={report} />
          <ExpenseTable key={month} report={report} month={month} />
        </>
      )}
    </ReportFrame>
  );
}

/** Amounts that cancel out are still movement. */
const isEmpty = ({ days, items, revenue }: IncomeExpenses) =>
  days.length === 0 && items.length === 0 && revenue.appointments === 0;

/** The month in three figures. */
function IncomeCards({ report, month }: { report: IncomeExpenses; month: Month }) {
  const { t } = useTranslation('reports');
  const { plain, wholePercent } = useAmounts();
  const result = useResult();
  const { revenue, expenses, balance, items, before } = report;
  const ofRevenue = (amount: number) => {
    const share = shareOf(amount, revenue.total);
    return share !== null && <p>{t('income.share', { share: wholePercent(share) })}</p>;
  };
  const range = rangeOf(month);
  const appointments = t('income.appointments', { count: revenue.appointments });
  return (
    <ReportCards isLong>
      <FigureCard
        label={t('income.revenue')}
        now={revenue.total}
        before={before.revenue}
        aside={
          revenue.appointments > 0 ? (
            <OpenRows rows={{ title: t('result.lines.services.label'), range, line: 'services' }}>
              {appointments}
            </OpenRows>
          ) : (
            appointments
          )
        }
        above={<p>{t('income.parts', { services: plain(revenue.services), products: plain(revenue.products) })}</p>}
        rows={{ title: t('income.revenue'), range, line: 'revenue' }}
      >
        <p className="text-xs">{t('income.countedOn')}</p>
      </FigureCard>
      <FigureCard
        label={t('income.expenses')}
        now={expenses.total}
        before={before.expenses}
        betterWhen="less"
        aside={t('income.items', { count: items.length })}
        above={ofRevenue(expenses.total)}
      />
      <FigureCard
        label={t('income.balance')}
        now={balance}
        before={before.balance}
        above={ofRevenue(balance)}
        {...result(balance)}
      />
    </ReportCards>
  );
}

/** What came in day by day, and every expense of the month, in a file named by month and year. */
function useIncomeCsv(month: Month) {
  const { t } = useTranslation('reports');
  const { date } = useFormat();
  const words = useItemWords();
  const save = useCsv();
  const head = (['category', 'description', 'value', 'date', 'details'] as const).map((name) =>
    t(`income.table.${name}`),
  );
  return ({ days, items }: IncomeExpenses) =>
    save(t('income.file'), month, [
      head,
      ...days.flatMap((day) =>
        (['services', 'products'] as const)
          .filter((of) => day[of] !== 0)
          .map((of) => [
            t('income.days.revenue'),
            t(`result.lines.${of}.label`),
            { cents: cents(day[of]) },
            date(day.date),
            t(`result.lines.${of}.date`),
          ]),
      ),
      ...items.map((item) => [
        words.category(item),
        words.description(item),
        { cents: cents(item.value) },
        date(item.date),
        words.details(item),
      ]),
    ]);
}
