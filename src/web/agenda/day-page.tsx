import { weekdayOf } from '#domain/shared/time.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { onScreens, usePhone } from '#web/ui/use-phone.ts';
import { Diary } from './diary.tsx';
import { PhoneDay } from './phone/phone-day.tsx';
import { useAgendaAddress } from './use-agenda-address.ts';
import { WhyButton } from './why/why-button.tsx';

const DayGrid = onScreens(() => import('./grid/day-grid.tsx'));

/** The day, one column for each professional; on a phone a list. */
export function Page() {
  const { t } = useTranslation('agenda');
  const format = useFormat();
  const isPhone = usePhone();
  const { date } = useAgendaAddress();
  const weekday = weekdayOf(date) as 0;
  return (
    <Diary
      span="day"
      from={date}
      to={date}
      words={`${t(isPhone ? `grid.shortWeekdays.${weekday}` : `weekdays.${weekday}`)}, ${format.date(date)}`}
      aside={(_, counts) => (
        <>
          <span title={counts} className="min-w-0 shrink-[99] truncate text-13 text-muted max-wide:hidden">
            {counts}
          </span>
          <WhyButton hasRoom className="max-md:hidden" />
        </>
      )}
    >
      {(state) => (isPhone ? <PhoneDay {...state} /> : <DayGrid {...state} />)}
    </Diary>
  );
}
