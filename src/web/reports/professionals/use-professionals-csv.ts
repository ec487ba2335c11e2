import { useTranslation } from 'react-i18next';
import type { ProfessionalsReport } from '#contract/reports/professionals.ts';
import type { Cell } from '#domain/shared/csv.ts';
import { cents } from '#domain/shared/money.ts';
import { roundTo } from '#domain/shared/numbers.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { useCsv } from '../frame/use-csv.ts';
import { revenueOf, ticketOf } from './sums.ts';

/** As the table has it, with the two kinds of commission and the minutes each by itself. */
export function useProfessionalsCsv(range: DayRange) {
  const { t } = useTranslation('reports');
  const save = useCsv();
  const sums = (of: ProfessionalsReport['total']): Cell[] => {
    const ticket = ticketOf(of);
    const money = [of.service_revenue, of.product_revenue, revenueOf(of), of.service_commission, of.product_commission];
    return [
      of.appointments,
      of.services,
      ...money.map((amount) => ({ cents: cents(amount) })),
      ticket === null ? '' : { cents: ticket },
      of.booked,
      of.available,
      of.available > 0 ? roundTo((of.booked / of.available) * 100, 1) : '',
    ];
  };
  return ({ professionals, total }: ProfessionalsReport) =>
    save(t('professionals.file'), range, [
      [
        t('professionals.columns.professional'),
        t('professionals.columns.appointments'),
        t('professionals.csv.services'),
        t('professionals.csv.serviceRevenue'),
        t('professionals.csv.productRevenue'),
        t('professionals.columns.revenue'),
        t('professionals.csv.serviceCommission'),
        t('professionals.csv.productCommission'),
        t('professionals.columns.ticket'),
        t('professionals.csv.booked'),
        t('professionals.csv.available'),
        t('professionals.csv.occupancy'),
      ],
      ...professionals.map((one) => [one.id === null ? t('professionals.nobody') : one.name, ...sums(one)]),
      [t('services.total'), ...sums(total)],
    ]);
}
