import { useTranslation } from 'react-i18next';
import type { HourOfWeek } from '#contract/reports/occupancy.ts';
import { useWeekdays } from './use-weekdays.ts';

export function useHourWords() {
  const { t } = useTranslation('reports');
  const { weekdayName } = useWeekdays();
  return {
    /** "8h". */
    hour: (hour: number) => t('occupancy.hour', { hour }),
    /** "Sábado, 10h às 11h". */
    span: ({ weekday, hour }: Pick<HourOfWeek, 'weekday' | 'hour'>) =>
      t('occupancy.span', { weekday: weekdayName(weekday), from: hour, to: hour + 1 }),
  };
}
