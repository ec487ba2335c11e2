import { useQuery } from '@tanstack/react-query';
import type { ResultReport } from '#contract/reports/result.ts';
import { type Amounts, addAmounts, isNothing, resultOf } from '#domain/reports/result.ts';
import { shareOf } from '#domain/reports/share.ts';
import { cents } from '#domain/shared/money.ts';
import { roundTo } from '#domain/shared/numbers.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { api } from '#web/ground/api/client.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { StatCard } from '#web/ui/card.tsx';
import { usePhone } from '#web/ui/use-phone.ts';
import { usePrinting } from '#web/ui/use-printing.ts';
import { FigureCard, ReportCards, useResult } from './frame/figure-cards.tsx';
import { MoneyChart } from './frame/money-chart.tsx';
import { PeriodReport } from './frame/report-frame.tsx';
import { useReportPeriod } from './frame/report-period.tsx';
import { useAmounts } from './frame/use-amounts.ts';
import { useCsv } from './frame/use-csv.ts';
import { type MonthAmounts, STATEMENT, shownMonths } from './result/lines.ts';
import { type ResultProps, useLineWords, useMonthWords } from './result/parts.tsx';
import { ResultList } from './result/result-list.tsx';
import { ResultTable } from './result/result-table.tsx';

/** What came in, what it cost and what remains, by month. */
export function Page() {
  const period = useReportPeriod('sixMonths');
  const { range, today } = period;
  const query = useQuery(api.reports.result.queryOptions({ input: range }));
  const save = useResultCsv(range, today);
  const isPhone = usePhone();
  const isPrinting = usePrinting();
  // Paper shows every month at once, and is as wide as a phone to some browsers.
  const Lines = isPhone && !isPrinting ? ResultList : ResultTable;
  return (
    <PeriodReport
      period={period}
      query={query}
      isEmpty={isEmpty}
      onExport={(report) => save(shownMonths(report, today))}
    >
      {(report) => {
        const shown = { months: shownMonths(report, today), range, today };
        return (
          <>
            <ResultCards total={addAmounts(shown.months)} before={report.before as typeof report.before & Amounts} />
            <MonthByMonth {...shown} />
            <Lines key={`${range.first} ${range.last}`} {...shown} />
          </>
        );
      }}
    </PeriodReport>
  );
}

const isEmpty = ({ months }: ResultReport) => (months as MonthAmounts[]).every(isNothing);

/** The period in three figures, each against the period before. */
function ResultCards({ total, before }: { total: Amounts; before: Amounts }) {
  const { t } = useTranslation('reports');
  const { money, percent } = useAmounts();
  const result = useResult();
  const [now, then] = [resultOf(total), resultOf(before)];
  const share = shareOf(now.remains, now.revenue);
  const shareBefore = shareOf(then.remains, then.revenue);
  return (
    <ReportCards isLong>
      <FigureCard label={t('result.revenue')} now={now.revenue} before={then.revenue} />
      <FigureCard label={t('result.costs')} now={now.costs} before={then.costs} betterWhen="less" />
      <StatCard
        label={t('result.remains')}
        value={money(now.remains)}
        {...result(now.remains)}
        note={
          share !== null &&
          (shareBefore === null
            ? t('result.margin', { share: percent(share) })
            : t('result.marginBefore', { share: percent(share), before: percent(shareBefore) }))
        }
      />
    </ReportCards>
  );
}

/** Revenue beside costs, with the result below. */
function MonthByMonth({ months, range, today }: ResultProps) {
  const { t } = useTranslation('reports');
  const { short } = useAmounts();
  const isPhone = usePhone();
  const words = useMonthWords(range, today, months.length);
  return (
    <MoneyChart
      title={t('result.months.title')}
      label={t('result.months.label')}
      unit={t('result.months.unit')}
      series={[t('result.revenue'), t('result.costs')]}
      bars={months.map((amounts) => {
        const { revenue, costs, remains } = resultOf(amounts);
        const amount = short(Math.abs(remains));
        return {
          label: isPhone ? words.short(amounts.month) : words.head(amounts.month),
          name: words.full(amounts.month),
          values: [revenue, costs],
          note: remains < 0 ? t('result.months.lacks', { amount }) : t('result.months.remains', { amount }),
        };
      })}
    />
  );
}

/** The statement as it stands on the page: lines down, months across, the total and its share of the revenue. */
function useResultCsv(range: DayRange, today: string) {
  const { t } = useTranslation('reports');
  const nameOf = useLineWords();
  const words = useMonthWords(range, today, 0);
  const save = useCsv();
  return (months: readonly MonthAmounts[]) => {
    const total = addAmounts(months);
    save(t('result.file'), range, [
      [
        t('result.table.line'),
        ...months.map(({ month }) => words.full(month)),
        t('result.table.total'),
        t('result.table.share'),
      ],
      ...STATEMENT.map((line) => {
        const share = line.share(total);
        return [
          nameOf(line).label,
          ...[...months, total].map((amounts) => ({ cents: cents(line.amount(amounts)) })),
          share === null ? '' : roundTo(share * 100, 1),
        ];
      }),
    ]);
  };
}
