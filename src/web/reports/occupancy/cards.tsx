import { CalendarDays, Clock, TrendingDown, TrendingUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HourOfWeek, OccupancyReport } from '#contract/reports/occupancy.ts';
import { shareBooked } from '#domain/reports/occupied.ts';
import { StatCard } from '#web/ui/card.tsx';
import { ChangeInPoints } from '../frame/change.tsx';
import { ReportCards } from '../frame/report-cards.tsx';
import { useAmounts } from '../frame/use-amounts.ts';
import { useHourWords } from './use-hour-words.ts';

export function OccupancyCards({ report }: { report: OccupancyReport }) {
  const { t } = useTranslation('reports');
  const { duration, wholePercent } = useAmounts();
  const { span } = useHourWords();
  const { total, total_before, fullest, emptiest } = report;
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
      <StatCard
        label={t('occupancy.fullest')}
        icon={<TrendingUp />}
        value={written(fullest)}
        note={fullest && span(fullest)}
      />
      <StatCard
        label={t('occupancy.emptiest')}
        icon={<TrendingDown />}
        value={written(emptiest)}
        note={emptiest && span(emptiest)}
      />
    </ReportCards>
  );
}
