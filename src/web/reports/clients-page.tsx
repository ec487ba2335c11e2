import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { UserRoundCheck, UserRoundPlus, UserRoundX, UsersRound, UserX } from 'lucide-react';
import type { ClientCounts, ClientsReport } from '#contract/reports/clients.ts';
import { cents } from '#domain/shared/money.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { api, client } from '#web/ground/api/client.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { BarChart } from '#web/ui/bar-chart.tsx';
import { Card, CardBody, CardHead } from '#web/ui/card.tsx';
import { CohortCard } from './clients/cohort-card.tsx';
import { LostCard } from './clients/lost-card.tsx';
import { FigureCard, ReportCards } from './frame/figure-cards.tsx';
import { PeriodReport } from './frame/report-frame.tsx';
import { useReportPeriod } from './frame/report-period.tsx';
import { useAmounts } from './frame/use-amounts.ts';
import { readPages, useCsv } from './frame/use-csv.ts';
import { usePeriodWords } from './frame/use-period-words.ts';

/** Who came, who came back, and who has not. */
export function Page() {
  const period = useReportPeriod('sixMonths');
  const { range } = period;
  const query = useQuery(api.reports.clients.queryOptions({ input: range, placeholderData: keepPreviousData }));
  const save = useClientsCsv(range);
  return (
    <PeriodReport period={period} query={query} isEmpty={isEmpty} onExport={save}>
      {(report) => (
        <>
          <ClientCards report={report} />
          <MissedLine report={report} />
          <div className="grid grid-cols-1 items-start gap-6 max-md:gap-4 xl:grid-cols-[5fr_6fr]">
            <MonthsCard report={report} />
            <CohortCard report={report} />
          </div>
          <LostCard key={`${range.first} ${range.last}`} report={report} range={range} />
        </>
      )}
    </PeriodReport>
  );
}

const isEmpty = ({ now, earlier, lost }: ClientsReport) =>
  now.attended === 0 && earlier.attended === 0 && lost.length === 0;

const CARDS = [
  { of: 'attended', icon: UsersRound },
  { of: 'new', icon: UserRoundPlus },
  { of: 'returning', icon: UserRoundCheck },
  { of: 'lost', icon: UserRoundX },
] as const satisfies Array<{ of: keyof ClientCounts; icon: unknown }>;

function ClientCards({ report: { now, earlier } }: { report: ClientsReport }) {
  const { t } = useTranslation('reports');
  const { count } = useAmounts();
  return (
    <ReportCards label={t('clients.cards')} note={t('clients.counted')}>
      {CARDS.map(({ of, icon: Icon }) => (
        <FigureCard
          key={of}
          label={t(`clients.${of}`)}
          icon={<Icon />}
          now={now[of]}
          before={earlier[of]}
          format={count}
          betterWhen={of === 'lost' ? 'less' : 'more'}
        />
      ))}
    </ReportCards>
  );
}

/** Who did not come, beside how many that was before. */
function MissedLine({ report: { missed, missed_before: before } }: { report: ClientsReport }) {
  const { t } = useTranslation('reports');
  return (
    <Card>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 px-6 py-4 text-sm max-md:px-4">
        <UserX aria-hidden strokeWidth={1.75} className="size-4.5 flex-none text-danger-text" />
        <strong className="font-semibold">{t('clients.missed.title')}</strong>
        <span className="tabular-nums">
          {t('clients.missed.appointments', { count: missed.appointments })}
          {missed.clients > 0 && ` ${t('clients.missed.clients', { count: missed.clients })}`}
        </span>
        <span className="text-13 text-muted tabular-nums">
          {t('clients.missed.before', { count: before.appointments })}
        </span>
      </p>
    </Card>
  );
}

/** First visits stand on top of the others. */
function MonthsCard({ report: { months } }: { report: ClientsReport }) {
  const { t } = useTranslation('reports');
  const { monthBar } = usePeriodWords();
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
          bars={months.map((month) => monthBar(month.month, [month.returning, month.new]))}
          format={(clients) => t('clients.months.clients', { count: clients })}
          formatShort={count}
          measure={t('clients.months.measure')}
        />
        <p className="text-13 text-muted">{t('clients.months.once')}</p>
      </CardBody>
    </Card>
  );
}

/** Month by month, and below it everybody who has not come back, not only those in sight. */
function useClientsCsv(range: DayRange) {
  const { t } = useTranslation('reports');
  const { monthAndYear } = usePeriodWords();
  const { date } = useFormat();
  const save = useCsv();
  const lostColumns = [
    t('clients.columns.client'),
    t('clients.csv.phone'),
    t('clients.columns.last'),
    t('clients.csv.usual'),
    t('clients.csv.away'),
    t('clients.columns.spent'),
  ];
  return async ({ months, missed }: ClientsReport) => {
    const lost = await readPages((cursor) => client.reports.lostClients({ ...range, cursor }));
    save(t('clients.csv.file'), range, [
      [t('clients.months.month'), t('clients.attended'), t('clients.new'), t('clients.returning')],
      ...months.map((month) => [monthAndYear(month.month), month.new + month.returning, month.new, month.returning]),
      [],
      [t('clients.missed.title'), missed.appointments],
      [],
      lostColumns,
      ...lost.rows.map(({ name, phone, last_visit, usual_days, away_days, spent }) => [
        name,
        phone ?? '',
        date(last_visit),
        usual_days,
        away_days,
        { cents: cents(spent) },
      ]),
    ]);
  };
}
