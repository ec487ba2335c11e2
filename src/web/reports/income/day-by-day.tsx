import { useTranslation } from 'react-i18next';
import type { IncomeExpenses } from '#contract/reports/income.ts';
import { daysOf, type Month } from '#domain/shared/period.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { BarChart } from '#web/ui/bar-chart.tsx';
import { Card, CardBody, CardHead } from '#web/ui/card.tsx';
import { useAmounts } from '../frame/use-amounts.ts';

/** Two bars for each day of the month. */
export function DayByDay({ report: { days }, month }: { report: IncomeExpenses; month: Month }) {
  const { t } = useTranslation('reports');
  const { date } = useFormat();
  const { money, short, above } = useAmounts();
  const byDate = new Map(days.map((day) => [day.date, day]));
  return (
    <Card>
      <CardHead title={t('income.days.title')} />
      <CardBody>
        <BarChart
          label={t('income.days.label')}
          unit={t('income.days.unit')}
          series={[t('income.days.revenue'), t('income.days.expenses')]}
          bars={daysOf(month).map((day) => ({
            label: String(Number(day.slice(8))),
            name: date(day),
            values: [byDate.get(day)?.revenue ?? 0, byDate.get(day)?.expenses ?? 0],
          }))}
          format={money}
          formatShort={short}
          formatAbove={above}
        />
      </CardBody>
    </Card>
  );
}
