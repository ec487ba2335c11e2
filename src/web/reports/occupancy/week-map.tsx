import { useTranslation } from 'react-i18next';
import type { OccupancyReport } from '#contract/reports/occupancy.ts';
import { type Occupied, shareBooked, sumOccupied } from '#domain/reports/occupied.ts';
import { Card, CardBody, CardHead } from '#web/ui/card.tsx';
import { type HeatCell, HeatLegend, HeatMap } from '#web/ui/heat-map.tsx';
import { HEAT_STEPS } from '#web/ui/heat-step.ts';
import { usePhone } from '#web/ui/use-phone.ts';
import { useAmounts } from '../frame/use-amounts.ts';
import { useHourWords } from './use-hour-words.ts';
import { useWeekdays } from './use-weekdays.ts';

/** Weekday by hour; on a phone the hours run down, because there are more of them. */
export function WeekMap({ report: { hours, total } }: { report: OccupancyReport }) {
  const { t } = useTranslation('reports');
  const { wholePercent } = useAmounts();
  const { weekday, weekdayName, shortWeekday } = useWeekdays();
  const { hour } = useHourWords();
  const isPhone = usePhone();

  const days = [...new Set(hours.map(({ weekday }) => weekday))];
  const all = hours.map(({ hour }) => hour);
  const first = Math.min(...all);
  const times = Array.from({ length: Math.max(...all) - first + 1 }, (_, index) => first + index);

  const at = (weekday: number, hour: number): HeatCell => {
    const found = hours.find((one) => one.weekday === weekday && one.hour === hour);
    const booked = found && shareBooked(found);
    return booked === undefined || booked === null ? 'shut' : { share: booked, words: wholePercent(booked) };
  };
  const ofDay = (day: number) => written(hours.filter(({ weekday }) => weekday === day));
  const ofTime = (time: number) => written(hours.filter(({ hour }) => hour === time));
  const written = (some: Occupied[]) => {
    const booked = shareBooked(sumOccupied(some));
    return booked === null ? '' : wholePercent(booked);
  };
  const common = {
    label: t('occupancy.map.label'),
    isCornerHidden: true,
    shut: t('occupancy.map.closed'),
  };

  return (
    <Card>
      <CardHead title={t('occupancy.map.title')}>
        <span className="max-md:hidden">{t('occupancy.map.hint')}</span>
      </CardHead>
      <CardBody className="max-md:px-3">
        {isPhone ? (
          <HeatMap
            {...common}
            first="2.5rem"
            corner={t('occupancy.map.hour')}
            columns={days.map((day) => ({ key: String(day), label: shortWeekday(day), name: weekday(day) }))}
            rows={times.map((time) => ({
              key: String(time),
              label: hour(time),
              cells: days.map((day) => at(day, time)),
              total: ofTime(time),
            }))}
            total={t('occupancy.map.hour')}
            foot={{ label: t('occupancy.map.day'), cells: days.map(ofDay), total: written([total]) }}
          />
        ) : (
          <HeatMap
            {...common}
            first="5.25rem"
            corner={t('occupancy.map.day')}
            columns={times.map((time) => ({ key: String(time), label: hour(time) }))}
            rows={days.map((day) => ({
              key: String(day),
              label: weekdayName(day),
              name: weekday(day),
              cells: times.map((time) => at(day, time)),
              total: ofDay(day),
            }))}
            total={t('occupancy.map.day')}
            foot={{ label: t('occupancy.map.hour'), cells: times.map(ofTime), total: written([total]) }}
          />
        )}
        <HeatLegend steps={useSteps()} shut={t('occupancy.map.closed')} />
      </CardBody>
    </Card>
  );
}

function useSteps(): string[] {
  const { t } = useTranslation('reports');
  const { wholePercent } = useAmounts();
  const percent = (points: number) => wholePercent(points / 100);
  const [first = 0, ...others] = HEAT_STEPS;
  const ends = [...others.map((from) => from - 1), undefined];
  return [
    t('occupancy.map.upTo', { to: percent(first - 1) }),
    ...HEAT_STEPS.map((from, index) => {
      const to = ends[index];
      return to === undefined
        ? t('occupancy.map.from', { from: percent(from) })
        : t('occupancy.map.fromTo', { from, to: percent(to) });
    }),
  ];
}
