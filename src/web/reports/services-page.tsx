import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ServicesReport } from '#contract/reports/services.ts';
import { averageTicket } from '#domain/reports/average-ticket.ts';
import type { Cell } from '#domain/shared/csv.ts';
import { type Cents, cents } from '#domain/shared/money.ts';
import { roundTo } from '#domain/shared/numbers.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { api } from '#web/ground/api/client.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Card, CardHead } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { PartBar } from '#web/ui/part-bar.tsx';
import { usePhone } from '#web/ui/use-phone.ts';
import { useRoom } from '#web/ui/use-room.ts';
import { FigureCard, ReportCards } from './frame/figure-cards.tsx';
import { PeriodReport, ReportNote } from './frame/report-frame.tsx';
import { useReportPeriod } from './frame/report-period.tsx';
import { useAmounts } from './frame/use-amounts.ts';
import { useCsv } from './frame/use-csv.ts';
import type { ServicesProps } from './services/service-parts.tsx';
import { ServicesList } from './services/services-list.tsx';
import { ServicesTable } from './services/services-table.tsx';

/** What each service brings in and leaves over, the best ones first. */
export function Page() {
  const { t } = useTranslation('reports');
  const period = useReportPeriod('month');
  const { range } = period;
  const isPhone = usePhone();
  const save = useServicesCsv(range);
  const query = useQuery(api.reports.services.queryOptions({ input: range, placeholderData: keepPreviousData }));
  const { hasRoom, ref } = useRoom();
  const Services = isPhone || !hasRoom ? ServicesList : ServicesTable;
  return (
    <PeriodReport period={period} query={query} isEmpty={({ total }) => total.count === 0} onExport={save}>
      {(report) => (
        <>
          <ServicesCards report={report} range={range} />
          <Card className="overflow-hidden">
            <CardHead title={t('services.title')}>{!isPhone && <MarginLegend />}</CardHead>
            {isPhone && <MarginLegend className="px-4 pb-3" />}
            <div ref={ref}>
              <Services report={report} range={range} />
            </div>
          </Card>
          <ReportNote>{t('services.note')}</ReportNote>
        </>
      )}
    </PeriodReport>
  );
}

function ServicesCards({ report: { total, before }, range }: ServicesProps) {
  const { t } = useTranslation('reports');
  const { count, money, percent } = useAmounts();
  const average = averageTicket(total.revenue as Cents, total.count);
  const title = t('services.cards.revenue');
  return (
    <ReportCards>
      <FigureCard label={title} now={total.revenue} before={before.revenue} rows={{ title, range, of: {} }} />
      <FigureCard label={t('services.cards.margin')} now={total.margin} before={before.margin}>
        {total.revenue > 0 && <p>{t('services.ofRevenue', { percent: percent(total.margin / total.revenue) })}</p>}
      </FigureCard>
      <FigureCard label={t('services.cards.count')} now={total.count} before={before.count} format={count}>
        {average !== null && <p>{t('services.cards.average', { amount: money(average) })}</p>}
      </FigureCard>
    </ReportCards>
  );
}

/** Which part of a bar is which. */
function MarginLegend({ className }: { className?: string }) {
  const { t } = useTranslation('reports');
  return (
    <ul className={classNames('flex flex-wrap gap-x-4 gap-y-1 text-13 text-muted', className)}>
      {(['margin', 'costs'] as const).map((part) => (
        <li key={part} className="flex items-center gap-1.5">
          <span className="w-4">
            <PartBar length={1} solid={part === 'margin' ? 1 : 0} />
          </span>
          {t(`services.legend.${part}`)}
        </li>
      ))}
    </ul>
  );
}

const AMOUNTS = ['revenue', 'products', 'commission', 'fee', 'margin'] as const;
const COLUMNS = ['class', 'service', 'category', 'count', ...AMOUNTS, 'marginShare'] as const;

/** Every service as the table has it; what is subtracted is not below zero. */
function useServicesCsv(range: DayRange) {
  const { t } = useTranslation('reports');
  const save = useCsv();
  const sums = (of: ServicesReport['total']): Cell[] => [
    of.count,
    ...AMOUNTS.map((one) => ({ cents: cents(of[one]) })),
    of.revenue > 0 ? roundTo((of.margin / of.revenue) * 100, 1) : '',
  ];
  return ({ services, others, total }: ServicesReport) =>
    save(t('services.file'), range, [
      COLUMNS.map((column) => t(`services.columns.${column}`)),
      ...services.map((one) => [one.class, one.name ?? t('lines.noService'), one.category, ...sums(one)]),
      ...(others ? [['', t('services.others', { count: others.services }), '', ...sums(others)]] : []),
      ['', t('services.total'), '', ...sums(total)],
    ]);
}
