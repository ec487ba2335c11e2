import { useTranslation } from 'react-i18next';
import type { ClientsReport } from '#contract/reports/clients.ts';
import { BarChart } from '#web/ui/bar-chart.tsx';
import { Card, CardBody, CardHead } from '#web/ui/card.tsx';
import { useAmounts } from '../frame/use-amounts.ts';
import { usePeriodWords } from '../frame/use-period-words.ts';

/** Who came for the first time stands on top of who came again. */
export function MonthsCard({ report: { months } }: { report: ClientsReport }) {
  const { t } = useTranslation('reports');
  const { shortMonth, monthAndYear } = usePeriodWords();
  const { count } = useAmounts();
  return (
    <Card>
      <CardHead title={t('clients.months.title')} />
      <CardBody className="grid gap-3">
        <BarChart
          label={t('clients.months.label')}
          unit={t('clients.months.month')}
          isStacked
          series={[t('clients.returning'), t('clients.new')]}
          bars={months.map((month) => ({
            label: shortMonth(month.month),
            name: monthAndYear(month.month),
            values: [month.returning, month.new],
          }))}
          format={(clients) => t('clients.months.clients', { count: clients })}
          formatShort={count}
          measure={t('clients.months.measure')}
        />
        <p className="text-13 text-muted">{t('clients.months.once')}</p>
      </CardBody>
    </Card>
  );
}
