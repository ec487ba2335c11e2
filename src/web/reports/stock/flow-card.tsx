import { useTranslation } from 'react-i18next';
import type { StockReport } from '#contract/reports/stock.ts';
import { BarChart } from '#web/ui/bar-chart.tsx';
import { Card, CardBody, CardHead } from '#web/ui/card.tsx';
import { useAmounts } from '../frame/use-amounts.ts';
import { usePeriodWords } from '../frame/use-period-words.ts';

/** What left the shelf month by month: used at its cost, sold at its price. */
export function FlowCard({ report: { months } }: { report: StockReport }) {
  const { t } = useTranslation('reports');
  const { money, short, above } = useAmounts();
  const { shortMonth, monthAndYear } = usePeriodWords();
  return (
    <Card>
      <CardHead title={t('stock.flow.title')}>
        <span className="max-md:hidden">{t('stock.flow.hint')}</span>
      </CardHead>
      <CardBody>
        <BarChart
          label={t('stock.flow.label')}
          unit={t('clients.months.month')}
          series={[t('stock.sold'), t('stock.used')]}
          bars={months.map(({ month, used, sold }) => ({
            label: shortMonth(month),
            name: monthAndYear(month),
            values: [sold, used],
          }))}
          format={money}
          formatShort={short}
          formatAbove={above}
        />
      </CardBody>
    </Card>
  );
}
