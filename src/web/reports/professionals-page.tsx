import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ProfessionalsReport } from '#contract/reports/professionals.ts';
import type { Cell } from '#domain/shared/csv.ts';
import { cents } from '#domain/shared/money.ts';
import { roundTo } from '#domain/shared/numbers.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { api } from '#web/ground/api/client.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { MoneyChart } from './frame/money-chart.tsx';
import { PeriodReport, ReportNote } from './frame/report-frame.tsx';
import { useReportPeriod } from './frame/report-period.tsx';
import { useCsv } from './frame/use-csv.ts';
import { commissionOf, ProfessionalsCards, revenueOf, ticketOf } from './professionals/professionals-cards.tsx';
import { ProfessionalsTable } from './professionals/professionals-table.tsx';

/** What everybody brings in and earns, and how full their days are. */
export function Page() {
  const { t } = useTranslation('reports');
  const period = useReportPeriod('month');
  const { range } = period;
  const save = useProfessionalsCsv(range);
  const query = useQuery(api.reports.professionals.queryOptions({ input: range, placeholderData: keepPreviousData }));
  return (
    <PeriodReport period={period} query={query} isEmpty={hasNoMovement} onExport={save}>
      {(report) => (
        <>
          <ProfessionalsCards report={report} range={range} />
          <ProfessionalsChart report={report} />
          <ProfessionalsTable report={report} range={range} />
          <ReportNote>{t('professionals.note')}</ReportNote>
        </>
      )}
    </PeriodReport>
  );
}

/** Nobody worked or sold anything and nothing was booked; free hours alone are no movement. */
const hasNoMovement = ({ total, professionals }: ProfessionalsReport) =>
  total.booked === 0 && professionals.every(({ services, product_revenue }) => services === 0 && product_revenue === 0);

/** More bars are hard to tell apart; the table has everybody. */
const MOST_BARS = 12;

function ProfessionalsChart({ report }: { report: ProfessionalsReport }) {
  const { t } = useTranslation('reports');
  const shown = report.professionals.filter((one) => revenueOf(one) !== 0).slice(0, MOST_BARS);
  if (shown.length < 2) return null;
  return (
    <MoneyChart
      title={t('professionals.chart')}
      label={t('professionals.chart')}
      unit={t('professionals.columns.professional')}
      series={[t('professionals.columns.revenue'), t('professionals.columns.commission')]}
      bars={shown.map((one) => {
        const name = one.id === null ? t('professionals.nobody') : one.name;
        const label = one.id === null ? name : (name.split(' ', 1)[0] ?? '');
        return { label, name, values: [revenueOf(one), commissionOf(one)] };
      })}
    />
  );
}

/** As the table has it, with the two kinds of commission and the minutes each by itself. */
function useProfessionalsCsv(range: DayRange) {
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
