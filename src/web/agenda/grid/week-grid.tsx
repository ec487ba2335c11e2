import { useMemo } from 'react';
import { weekdayOf } from '#domain/shared/time.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { DiaryState } from '../diary.tsx';
import { NothingBooked } from '../diary-frame.tsx';
import { useAgendaAddress } from '../use-agenda-address.ts';
import { type Column, rangeOf, weekColumns } from './columns.ts';
import { TimeGrid } from './time-grid.tsx';

/** One column for each day. */
export default function WeekGrid({ agenda, ...state }: DiaryState & { isCompact: boolean }) {
  const { t } = useTranslation('agenda');
  const format = useFormat();
  const { today, shown } = useAgendaAddress();
  const chosen = shown.join();
  const range = useMemo(() => rangeOf(agenda), [agenda]);
  const columns = useMemo(() => {
    const team = agenda.professionals.map(({ id }) => id);
    const ids = team.filter((id) => chosen.includes(id));
    return weekColumns(agenda, range, ids.length > 0 ? ids : team);
  }, [agenda, range, chosen]);
  return (
    <>
      {columns.every(({ count }) => count === 0) && <NothingBooked>{t('grid.noneThisWeek')}</NothingBooked>}
      <TimeGrid
        {...state}
        isWeek
        label={t('grid.week')}
        columns={columns}
        range={range}
        head={(column) => <DayHead column={column} isToday={column.day.date === today} />}
        nameOf={({ day }) => `${t(`weekdays.${weekdayOf(day.date) as 0}`)}, ${format.date(day.date)}`}
      />
    </>
  );
}

/** Which day it is, how many appointments it has, and what is special about its hours. */
function DayHead({ column: { day, count }, isToday }: { column: Column; isToday: boolean }) {
  const { t } = useTranslation('agenda');
  const weekday = t(`grid.shortWeekdays.${weekdayOf(day.date) as 0}`);
  const { open_time: from, close_time: to } = day;
  const hours = from && to ? t('grid.openFromTo', { from, to }) : t('grid.closed');
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
      <span className="text-right text-xs">
        {day.is_exception && (
          <span
            title={day.note || undefined}
            className="rounded-full bg-info-bg px-1 py-px text-[11px] font-medium whitespace-nowrap text-info-text tabular-nums"
          >
            {hours}
          </span>
        )}
      </span>
      <span className={classNames('text-base font-semibold tabular-nums', isToday && 'text-brand-text')}>
        {Number(day.date.slice(8))}
      </span>
      <span className="text-right text-xs whitespace-nowrap text-muted">{t('grid.shortCount', { count })}</span>
    </h2>
  );
}
