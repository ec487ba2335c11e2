import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { OccupancyReport } from '#contract/reports/occupancy.ts';
import { api } from '#web/ground/api/client.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { PeriodReport } from './frame/report-frame.tsx';
import { useReportPeriod } from './frame/use-report-period.ts';
import { OccupancyCards } from './occupancy/cards.tsx';
import { ByProfessional, ByWeekday } from './occupancy/tables.tsx';
import { useOccupancyCsv } from './occupancy/use-occupancy-csv.ts';
import { WeekMap } from './occupancy/week-map.tsx';

const PROFESSIONAL = 'profissional';
const EVERYBODY = 'all';

/** How much of the working time was booked: when, and with whom. */
export function Page() {
  const { t } = useTranslation('reports');
  const period = useReportPeriod('month');
  const [params, setParams] = useSearchParams();
  const asked = params.get(PROFESSIONAL) ?? undefined;
  const query = useQuery({
    ...api.reports.occupancy.queryOptions({ input: { ...period.range, professional_id: asked } }),
    placeholderData: keepPreviousData,
  });
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

/** An hour that is the fullest with nothing in it says nothing. */
const isEmpty = ({ total }: OccupancyReport) => total.booked === 0;
