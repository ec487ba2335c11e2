import { useTranslation } from 'react-i18next';
import type { OccupancyReport } from '#contract/reports/occupancy.ts';
import { type Occupied, shareBooked } from '#domain/reports/occupied.ts';
import { roundTo } from '#domain/shared/numbers.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { useCsv } from '../frame/use-csv.ts';
import { useHourWords } from './use-hour-words.ts';
import { useWeekdays } from './use-weekdays.ts';

/** Hour by hour of the week, and below it professional by professional. */
export function useOccupancyCsv(range: DayRange) {
  const { t } = useTranslation('reports');
  const { weekday: nameOf } = useWeekdays();
  const { hour: written } = useHourWords();
  const save = useCsv();
  const figures = [t('occupancy.csv.available'), t('occupancy.csv.booked'), t('occupancy.csv.share')];
  return ({ hours, professionals }: OccupancyReport) =>
    save(t('occupancy.csv.file'), range, [
      [t('occupancy.map.day'), t('occupancy.map.hour'), ...figures],
      ...hours.map(({ weekday, hour, ...of }) => [nameOf(weekday), written(hour), ...cellsOf(of)]),
      [],
      [t('occupancy.professional'), '', ...figures],
      ...professionals.map(({ nome, ...of }) => [nome, '', ...cellsOf(of)]),
    ]);
}

const cellsOf = (of: Occupied) => [
  roundTo(of.available / 60, 2),
  roundTo(of.booked / 60, 2),
  roundTo((shareBooked(of) ?? 0) * 100, 1),
];
