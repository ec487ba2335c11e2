import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Boxes, PackageMinus, ShoppingBag, TriangleAlert } from 'lucide-react';
import type { StockReport } from '#contract/reports/stock.ts';
import { shelfUnit } from '#domain/products/units.ts';
import { IDLE_DAYS } from '#domain/reports/shelf.ts';
import { cents } from '#domain/shared/money.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { api, client } from '#web/ground/api/client.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useQuantities } from '#web/products/use-quantities.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { StatCard } from '#web/ui/card.tsx';
import { FigureCard, ReportCards } from './frame/figure-cards.tsx';
import { MoneyChart } from './frame/money-chart.tsx';
import { PeriodReport } from './frame/report-frame.tsx';
import { useReportPeriod } from './frame/report-period.tsx';
import { useAmounts } from './frame/use-amounts.ts';
import { readPages, useCsv } from './frame/use-csv.ts';
import { usePeriodWords } from './frame/use-period-words.ts';
import { ShelfCard } from './stock/shelf-card.tsx';

/** What lies on the shelf, what is missing there, and what left it. */
export function Page() {
  const period = useReportPeriod('threeMonths');
  const { range } = period;
  const query = useQuery(api.reports.stock.queryOptions({ input: range, placeholderData: keepPreviousData }));
  const save = useStockCsv(range);
  const key = `${range.first} ${range.last}`;
  return (
    <PeriodReport period={period} query={query} isEmpty={isEmpty} onExport={save}>
      {(report) => (
        <>
          <StockCards report={report} range={range} />
          <FlowCard report={report} />
          <div className="grid grid-cols-1 items-start gap-6 max-md:gap-4 xl:grid-cols-2">
            <ShelfCard key={`low ${key}`} list="low" some={report.low} range={range} />
            <ShelfCard key={`idle ${key}`} list="idle" some={report.idle} range={range} />
          </div>
          <ShelfCard key={`all ${key}`} list="all" some={report.all} range={range} />
        </>
      )}
    </PeriodReport>
  );
}

const isEmpty = ({ low, all, used, sold }: StockReport) =>
  low.count + all.count === 0 && used.now === 0 && sold.now === 0;

function StockCards({ report, range }: { report: StockReport; range: DayRange }) {
  const { t } = useTranslation('reports');
  const { count, money } = useAmounts();
  const { worth, low, idle, used, sold } = report;
  return (
    <ReportCards label={t('stock.cards')} note={t('stock.counted')}>
      <StatCard
        label={t('stock.worth')}
        icon={<Boxes />}
        value={money(worth.total)}
        note={t('stock.worthOf', { internal: money(worth.internal), resale: money(worth.resale) })}
      />
      <StatCard
        label={t('stock.lowCard')}
        icon={<TriangleAlert />}
        value={count(low.count)}
        note={
          idle.count === 0
            ? t('stock.noneIdle', { days: IDLE_DAYS })
            : t('stock.idleNote', { count: idle.count, days: IDLE_DAYS, worth: money(idle.worth) })
        }
      />
      <FigureCard
        label={t('stock.used')}
        icon={<PackageMinus />}
        {...used}
        betterWhen="less"
        rows={{ title: t('stock.used'), range, line: 'products_used' }}
      />
      <FigureCard
        label={t('stock.sold')}
        icon={<ShoppingBag />}
        {...sold}
        rows={{ title: t('stock.sold'), range, line: 'products' }}
      />
    </ReportCards>
  );
}

/** What left the shelf month by month: used at its cost, sold at its price. */
function FlowCard({ report: { months } }: { report: StockReport }) {
  const { t } = useTranslation('reports');
  const { monthBar } = usePeriodWords();
  return (
    <MoneyChart
      title={t('stock.flow.title')}
      hint={<span className="max-md:hidden">{t('stock.flow.hint')}</span>}
      label={t('stock.flow.label')}
      unit={t('clients.months.month')}
      series={[t('stock.sold'), t('stock.used')]}
      bars={months.map(({ month, used, sold }) => monthBar(month, [sold, used]))}
    />
  );
}

/** All products, not only those in sight. */
function useStockCsv(range: DayRange) {
  const { t } = useTranslation('reports');
  const { date } = useFormat();
  const { unit } = useQuantities();
  const save = useCsv();
  return async () => {
    const all = await readPages((cursor) => client.reports.stockProducts({ ...range, list: 'all', cursor }));
    save(t('stock.csv.file'), range, [
      [
        t('stock.columns.product'),
        t('stock.columns.type'),
        t('stock.columns.stock'),
        t('stock.csv.unit'),
        t('stock.columns.minimum'),
        t('stock.columns.left'),
        t('stock.csv.leftUnit'),
        t('stock.columns.lastOut'),
        t('stock.columns.worth'),
      ],
      ...all.rows.map((product) => [
        product.name,
        t(`stock.types.${product.product_type}`),
        product.stock_quantity,
        unit(shelfUnit(product), product),
        product.min_stock ?? '',
        product.left,
        unit(product.base_unit, product),
        product.last_out ? date(product.last_out) : '',
        { cents: cents(product.worth) },
      ]),
    ]);
  };
}
