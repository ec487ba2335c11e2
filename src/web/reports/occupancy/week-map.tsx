import type { OccupancyReport } from '#contract/reports/occupancy.ts';
import { type Occupied, shareBooked, sumOccupied } from '#domain/reports/occupied.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Card, CardBody, CardHead } from '#web/ui/card.tsx';
import { type HeatCell, HeatLegend, HeatMap } from '#web/ui/heat-map.tsx';
import { HEAT_STEPS } from '#web/ui/heat-step.ts';
import { usePhone } from '#web/ui/use-phone.ts';
import { useAmounts } from '../frame/use-amounts.ts';
import { useWeekWords } from './use-week-words.ts';

/** Weekday by hour; on a phone the hours run down, because there are more of them. */
export function WeekMap({ report: { hours, total } }: { report: OccupancyReport }) {
  const { t } = useTranslation('reports');
  const { wholePercent } = useAmounts();
  const { weekday, weekdayName, shortWeekday, hour } = useWeekWords();
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
  const dayAxis = {
    title: t('occupancy.map.day'),
    all: days,
    head: (day: number) => ({ label: isPhone ? shortWeekday(day) : weekdayName(day), name: weekday(day) }),
    sum: ofDay,
  };
  const hourAxis = {
    title: t('occupancy.map.hour'),
    all: times,
    head: (time: number) => ({ label: hour(time) }),
    sum: ofTime,
  };
  const [down, across] = isPhone ? [hourAxis, dayAxis] : [dayAxis, hourAxis];

  return (
    <Card>
      <CardHead title={t('occupancy.map.title')}>
        <span className="max-md:hidden">{t('occupancy.map.hint')}</span>
      </CardHead>
      <CardBody className="max-md:px-3">
        <HeatMap
          label={t('occupancy.map.label')}
          isCornerHidden
          shut={t('occupancy.map.closed')}
          first={isPhone ? '2.5rem' : '5.25rem'}
          corner={down.title}
          columns={across.all.map((one) => ({ key: String(one), ...across.head(one) }))}
          rows={down.all.map((row) => ({
            key: String(row),
            ...down.head(row),
            cells: across.all.map((column) => (isPhone ? at(column, row) : at(row, column))),
            total: down.sum(row),
          }))}
          total={down.title}
          foot={{ label: across.title, cells: across.all.map(across.sum), total: written([total]) }}
        />
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
