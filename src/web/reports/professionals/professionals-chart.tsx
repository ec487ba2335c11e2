import { useTranslation } from 'react-i18next';
import type { ProfessionalsReport } from '#contract/reports/professionals.ts';
import { BarChart } from '#web/ui/bar-chart.tsx';
import { Card, CardBody, CardHead } from '#web/ui/card.tsx';
import { useAmounts } from '../frame/use-amounts.ts';
import { commissionOf, revenueOf } from './sums.ts';

/** More bars than this nobody tells apart; the table has everybody. */
const MOST_BARS = 12;

export function ProfessionalsChart({ report }: { report: ProfessionalsReport }) {
  const { t } = useTranslation('reports');
  const { money, short, above } = useAmounts();
  const shown = report.professionals.filter((one) => revenueOf(one) !== 0).slice(0, MOST_BARS);
  if (shown.length < 2) return null;
  return (
    <Card>
      <CardHead title={t('professionals.chart')} />
      <CardBody>
        <BarChart
          label={t('professionals.chart')}
          unit={t('professionals.columns.professional')}
          series={[t('professionals.columns.revenue'), t('professionals.columns.commission')]}
          bars={shown.map((one) => {
            const name = one.id === null ? t('professionals.nobody') : one.name;
            const label = one.id === null ? name : (name.split(' ', 1)[0] ?? '');
            return { label, name, values: [revenueOf(one), commissionOf(one)] };
          })}
          format={money}
          formatShort={short}
          formatAbove={above}
        />
      </CardBody>
    </Card>
  );
}
