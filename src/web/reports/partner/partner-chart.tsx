import { useTranslation } from 'react-i18next';
import type { PartnerReport } from '#contract/reports/partner.ts';
import { BarChart } from '#web/ui/bar-chart.tsx';
import { Card, CardBody, CardHead } from '#web/ui/card.tsx';
import { useAmounts } from '../frame/use-amounts.ts';
import { usePeriodWords } from '../frame/use-period-words.ts';

/** Of one month the cards say as much. */
export function PartnerChart({ report: { rows } }: { report: PartnerReport }) {
  const { t } = useTranslation('reports');
  const { money, short, above } = useAmounts();
  const { shortMonth, monthAndYear } = usePeriodWords();
  const months = [...Map.groupBy(rows, ({ month }) => month)];
  if (months.length < 2) return null;
  const bars = months.map(([month, own]) => ({
    label: shortMonth(month),
    name: monthAndYear(month),
    values: [own.reduce((sum, one) => sum + one.salon, 0), own.reduce((sum, one) => sum + one.professional, 0)],
  }));
  return (
    <Card>
      <CardHead title={t('partner.chart')} />
      <CardBody>
        <BarChart
          label={t('partner.chart')}
          unit={t('partner.columns.month')}
          series={[t('partner.columns.salon'), t('partner.columns.professional')]}
          bars={bars}
          format={money}
          formatShort={short}
          formatAbove={above}
        />
      </CardBody>
    </Card>
  );
}
