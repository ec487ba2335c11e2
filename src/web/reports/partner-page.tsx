import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PartnerReport } from '#contract/reports/partner.ts';
import { cents } from '#domain/shared/money.ts';
import { roundTo } from '#domain/shared/numbers.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { api } from '#web/ground/api/client.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Card, CardHead } from '#web/ui/card.tsx';
import { usePhone } from '#web/ui/use-phone.ts';
import { useRoom } from '#web/ui/use-room.ts';
import { FigureCard, ReportCards } from './frame/figure-cards.tsx';
import { MoneyChart } from './frame/money-chart.tsx';
import { PeriodReport, ReportNote } from './frame/report-frame.tsx';
import { useReportPeriod } from './frame/report-period.tsx';
import { useAmounts } from './frame/use-amounts.ts';
import { useCsv } from './frame/use-csv.ts';
import { usePeriodWords } from './frame/use-period-words.ts';
import { PartnerList } from './partner/partner-list.tsx';
import { type PartnerProps, PartnerTable } from './partner/partner-table.tsx';

/** Whose is what, month by month: for the accountant of a salon that works with partners. */
export function Page() {
  const { t } = useTranslation('reports');
  const period = useReportPeriod('threeMonths');
  const { range } = period;
  const isPhone = usePhone();
  const save = usePartnerCsv(range);
  const query = useQuery(api.reports.partner.queryOptions({ input: range, placeholderData: keepPreviousData }));
  const { hasRoom, ref } = useRoom();
  const Rows = isPhone || !hasRoom ? PartnerList : PartnerTable;
  return (
    <PeriodReport
      period={period}
      query={query}
      isEmpty={({ rows }) => rows.length === 0}
      intro={<p className="max-w-3xl text-sm text-muted">{t('partner.law')}</p>}
      onExport={save}
    >
      {(report) => (
        <>
          <PartnerCards report={report} range={range} />
          <PartnerChart report={report} />
          <Card className="overflow-hidden">
            <CardHead title={t('partner.title')} />
            <div ref={ref}>
              <Rows report={report} range={range} />
            </div>
          </Card>
          <ReportNote>{t('partner.note')}</ReportNote>
        </>
      )}
    </PeriodReport>
  );
}

function PartnerCards({ report: { total, before }, range }: PartnerProps) {
  const { t } = useTranslation('reports');
  const { percent } = useAmounts();
  const title = t('partner.cards.gross');
  return (
    <ReportCards>
      <FigureCard label={title} now={total.gross} before={before.gross} rows={{ title, range, of: {} }} />
      {(['salon', 'professional'] as const).map((one) => (
        <FigureCard key={one} label={t(`partner.cards.${one}`)} now={total[one]} before={before[one]}>
          {total.gross > 0 && <p>{t('partner.ofGross', { percent: percent(total[one] / total.gross) })}</p>}
        </FigureCard>
      ))}
    </ReportCards>
  );
}

/** For a single month the cards say as much. */
function PartnerChart({ report: { rows } }: { report: PartnerReport }) {
  const { t } = useTranslation('reports');
  const { monthBar } = usePeriodWords();
  const months = [...Map.groupBy(rows, ({ month }) => month)];
  if (months.length < 2) return null;
  const sum = (own: PartnerReport['rows'], of: 'salon' | 'professional') => own.reduce((sum, one) => sum + one[of], 0);
  return (
    <MoneyChart
      title={t('partner.chart')}
      label={t('partner.chart')}
      unit={t('partner.columns.month')}
      series={[t('partner.columns.salon'), t('partner.columns.professional')]}
      bars={months.map(([month, own]) => monthBar(month, [sum(own, 'salon'), sum(own, 'professional')]))}
    />
  );
}

/** For the accountant: a row for each month and professional, so that it can be filtered and added up. */
function usePartnerCsv(range: DayRange) {
  const { t } = useTranslation('reports');
  const { monthAndYear } = usePeriodWords();
  const save = useCsv();
  const columns = ['services', 'gross', 'salon', 'professional', 'share'] as const;
  return ({ rows }: PartnerReport) =>
    save(t('partner.file'), range, [
      [
        t('partner.columns.month'),
        t('professionals.columns.professional'),
        t('partner.columns.kind'),
        ...columns.map((column) => t(`partner.columns.${column}`)),
      ],
      ...rows.map((row) => [
        monthAndYear(row.month),
        row.id === null ? t('professionals.nobody') : row.name,
        t(row.is_salons ? 'partner.salons' : 'partner.partner'),
        row.services,
        { cents: cents(row.gross) },
        { cents: cents(row.salon) },
        { cents: cents(row.professional) },
        row.gross > 0 ? roundTo((row.professional / row.gross) * 100, 1) : '',
      ]),
    ]);
}
