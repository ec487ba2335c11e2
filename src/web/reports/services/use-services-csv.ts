import { useTranslation } from 'react-i18next';
import type { ServicesReport } from '#contract/reports/services.ts';
import type { Cell } from '#domain/shared/csv.ts';
import { cents } from '#domain/shared/money.ts';
import { roundTo } from '#domain/shared/numbers.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { useCsv } from '../frame/use-csv.ts';

type Sums = ServicesReport['total'];
const AMOUNTS = ['revenue', 'products', 'commission', 'fee', 'margin'] as const;

/** Every service as the table has it, what is subtracted as it is. */
export function useServicesCsv(range: DayRange) {
  const { t } = useTranslation('reports');
  const save = useCsv();
  const sums = (of: Sums): Cell[] => [
    of.count,
    ...AMOUNTS.map((one) => ({ cents: cents(of[one]) })),
    of.revenue > 0 ? roundTo((of.margin / of.revenue) * 100, 1) : '',
  ];
  const column = (name: 'class' | 'service' | 'category' | 'count' | (typeof AMOUNTS)[number] | 'marginShare') =>
    t(`services.columns.${name}`);
  return ({ services, others, total }: ServicesReport) =>
    save(t('services.file'), range, [
      [
        column('class'),
        column('service'),
        column('category'),
        column('count'),
        ...AMOUNTS.map(column),
        column('marginShare'),
      ],
      ...services.map((one) => [one.class, one.name ?? t('lines.noService'), one.category, ...sums(one)]),
      ...(others ? [['', t('services.others', { count: others.services }), '', ...sums(others)]] : []),
      ['', t('services.total'), '', ...sums(total)],
    ]);
}
