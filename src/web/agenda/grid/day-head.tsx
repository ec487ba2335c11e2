import { useTranslation } from 'react-i18next';
import { weekdayOf } from '#domain/shared/time.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { Column } from './columns.ts';

/** Which day it is, how many appointments it has, and what is special about its hours. */
export function DayHead({ column: { day, count }, isToday }: { column: Column; isToday: boolean }) {
  const { t } = useTranslation('agenda');
  const weekday = t(`grid.shortWeekdays.${weekdayOf(day.date) as 0}`);
  return (
    <h2
      className={classNames(
        '-mx-1 grid flex-1 grid-cols-[1fr_auto] items-baseline gap-x-1.5 font-normal',
        isToday && 'after:absolute after:inset-x-0 after:-bottom-px after:border-b-2 after:border-brand-text',
      )}
    >
      <span className="text-xs whitespace-nowrap text-muted">
        {!isToday ? weekday : day.is_exception ? t('grid.today') : `${t('grid.today')}, ${weekday}`}
      </span>
      <span className="text-right text-xs">{day.is_exception && <SpecialHours {...day} />}</span>
      <span className={classNames('text-base font-semibold tabular-nums', isToday && 'text-brand-text')}>
        {Number(day.date.slice(8))}
      </span>
      <span className="text-right text-xs whitespace-nowrap text-muted">{t('grid.shortCount', { count })}</span>
    </h2>
  );
}

function SpecialHours({ open_time, close_time, note }: Column['day']) {
  const { t } = useTranslation('agenda');
  const words = open_time && close_time ? t('grid.openFromTo', { from: open_time, to: close_time }) : t('grid.closed');
  return (
    <span
      title={note || undefined}
      className="rounded-full bg-info-bg px-1 py-px text-[11px] font-medium whitespace-nowrap text-info-text tabular-nums"
    >
      {words}
    </span>
  );
}
