import { useTranslation } from 'react-i18next';
import { resultOf } from '#domain/reports/result.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { BarChart } from '#web/ui/bar-chart.tsx';
import { Card, CardBody, CardHead } from '#web/ui/card.tsx';
import { usePhone } from '#web/ui/use-phone.ts';
import { useAmounts } from '../frame/use-amounts.ts';
import type { MonthAmounts } from './months.ts';
import { useMonthWords } from './use-month-words.ts';

type Props = { months: readonly MonthAmounts[]; range: DayRange; today: string };

/** What came in beside what it cost, and under both what came of it. */
export function MonthByMonth({ months, range, today }: Props) {
  const { t } = useTranslation('reports');
  const { money, short, above } = useAmounts();
  const isPhone = usePhone();
  const results = months.map(resultOf);
  const words = useMonthWords(range, today, months.length);
  return (
    <Card>
      <CardHead title={t('result.months.title')} />
      <CardBody>
        <BarChart
          label={t('result.months.label')}
          unit={t('result.months.unit')}
          series={[t('result.revenue'), t('result.costs')]}
          bars={results.map(({ revenue, costs, remains }, index) => {
            const month = months[index]?.month ?? '';
            const amount = short(Math.abs(remains));
            return {
              label: isPhone ? words.short(month) : words.head(month),
              name: words.full(month),
              values: [revenue, costs],
              note: remains < 0 ? t('result.months.lacks', { amount }) : t('result.months.remains', { amount }),
            };
          })}
          format={money}
          formatShort={short}
          formatAbove={above}
        />
      </CardBody>
    </Card>
  );
}
