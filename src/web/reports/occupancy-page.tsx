import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CalendarDays, Clock, TrendingDown, TrendingUp, UserX } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { HourOfWeek, OccupancyReport } from '#contract/reports/occupancy.ts';
import { type Occupied, shareBooked } from '#domain/reports/occupied.ts';
import { roundTo } from '#domain/shared/numbers.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { api } from '#web/ground/api/client.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { StatCard } from '#web/ui/card.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { ChangeInPoints, FigureCard, ReportCards } from './frame/figure-cards.tsx';
import { PeriodReport } from './frame/report-frame.tsx';
import { useReportPeriod } from './frame/report-period.tsx';
import { useAmounts } from './frame/use-amounts.ts';
import { useCsv } from './frame/use-csv.ts';
import { ByProfessional, ByWeekday } from './occupancy/tables.tsx';
import { useWeekWords } from './occupancy/use-week-words.ts';
import { WeekMap } from './occupancy/week-map.tsx';

const PROFESSIONAL = 'profissional';
const EVERYBODY = 'all';

/** How much of the working time was booked: when, and with whom. */
export function Page() {
  const { t } = useTranslation('reports');
  const period = useReportPeriod('month');
  const [params, setParams] = useSearchParams();
  const asked = params.get(PROFESSIONAL) ?? undefined;
  const input = { ...period.range, professional_id: asked };
  const query = useQuery(api.reports.occupancy.queryOptions({ input, placeholderData: keepPreviousData }));
  const save = useOccupancyCsv(period.range);
  const team = query.data?.professionals ?? [];
  const only = team.find(({ id }) => id === asked);
  const choose = (id: string) =>
    setParams(
      (params) => {
        if (id === EVERYBODY) params.delete(PROFESSIONAL);
        else params.set(PROFESSIONAL, id);
        return params;
      },
      { replace: true },
    );
  return (
    <PeriodReport
      period={period}
      query={query}
      isEmpty={isEmpty}
      emptyHint={t('occupancy.emptyHint')}
      filters={
        <NativeSelect
          label={t('occupancy.professional')}
          hideLabel
          className="max-md:w-full md:max-w-52 md:[&_select]:text-sm"
          value={only?.id ?? EVERYBODY}
          onChange={(event) => choose(event.currentTarget.value)}
          options={[
            { value: EVERYBODY, label: t('occupancy.wholeTeam') },
            ...team.map(({ id, nome }) => ({ value: id, label: nome })),
          ]}
        />
      }
      onExport={save}
    >
      {(report) => (
        <>
          <OccupancyCards report={report} />
          <WeekMap report={report} />
          <div className="grid grid-cols-1 items-start gap-6 max-md:gap-4 xl:grid-cols-2">
            <ByProfessional report={report} only={only?.id} />
            <ByWeekday report={report} />
          </div>
        </>
      )}
    </PeriodReport>
  );
}

/** Without bookings there is no fullest hour. */
const isEmpty = ({ total }: OccupancyReport) => total.booked === 0;

function OccupancyCards({ report }: { report: OccupancyReport }) {
  const { t } = useTranslation('reports');
  const { count, duration, wholePercent } = useAmounts();
  const { span } = useWeekWords();
  const { total, total_before } = report;
  const [now, before] = [shareBooked(total) ?? 0, shareBooked(total_before)];
  const written = (hour: HourOfWeek | null) => (hour ? wholePercent(shareBooked(hour) ?? 0) : '–');
  return (
    <ReportCards label={t('occupancy.cards')} note={t('occupancy.counted')}>
      <StatCard
        label={t('occupancy.share')}
        icon={<CalendarDays />}
        value={wholePercent(now)}
        note={before === null ? t('occupancy.nothingBefore') : <ChangeInPoints now={now} before={before} />}
      />
      <StatCard
        label={t('occupancy.booked')}
        icon={<Clock />}
        value={duration(total.booked)}
        note={t('occupancy.ofAvailable', { available: duration(total.available) })}
      />
      {(['fullest', 'emptiest'] as const).map((which) => (
        <StatCard
          key={which}
          label={t(`occupancy.${which}`)}
          icon={which === 'fullest' ? <TrendingUp /> : <TrendingDown />}
          value={written(report[which])}
          note={report[which] && span(report[which])}
        />
      ))}
      <FigureCard
        label={t('occupancy.missed')}
        icon={<UserX />}
        now={report.missed.appointments}
        before={report.missed_before.appointments}
        format={count}
        betterWhen="less"
        above={<span className="block">{t('occupancy.missedTime', { time: duration(report.missed.minutes) })}</span>}
      />
    </ReportCards>
  );
}

/** Hour by hour of the week, and below it professional by professional. */
function useOccupancyCsv(range: DayRange) {
  const { t } = useTranslation('reports');
  const { weekday: nameOf, hour: written } = useWeekWords();
  const save = useCsv();
  const figures = [t('occupancy.csv.available'), t('occupancy.csv.booked'), t('occupancy.csv.share')];
  return ({ hours, professionals, missed }: OccupancyReport) =>
    save(t('occupancy.csv.file'), range, [
      [t('occupancy.map.day'), t('occupancy.map.hour'), ...figures],
      ...hours.map(({ weekday, hour, ...of }) => [nameOf(weekday), written(hour), ...cellsOf(of)]),
      [],
      [t('occupancy.professional'), '', ...figures],
      ...professionals.map(({ nome, ...of }) => [nome, '', ...cellsOf(of)]),
      [],
      [t('occupancy.missed'), t('occupancy.csv.missedHours')],
      [missed.appointments, roundTo(missed.minutes / 60, 2)],
    ]);
}

const cellsOf = (of: Occupied) => [
  roundTo(of.available / 60, 2),
  roundTo(of.booked / 60, 2),
  roundTo((shareBooked(of) ?? 0) * 100, 1),
];
