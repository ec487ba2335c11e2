import { UnfoldHorizontal } from 'lucide-react';
import { useMemo, useState } from 'react';
import { addDays, weekdayOf } from '#domain/shared/time.ts';
import { store, stored } from '#web/ground/stored.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { usePhone } from '#web/ui/use-phone.ts';
import { Diary, type DiaryState } from './diary.tsx';
import { NothingBooked } from './diary-frame.tsx';
import { chosenInForcedColours } from './forced-colours.ts';
import { type Column, rangeOf, weekColumns } from './grid/columns.ts';
import { TimeGrid } from './grid/time-grid.tsx';
import { DayStrip } from './phone/day-strip.tsx';
import { PhoneDay } from './phone/phone-day.tsx';
import { ProfessionalChips } from './professional-chips.tsx';
import { useAgendaAddress } from './use-agenda-address.ts';
import { WhyButton } from './why/why-button.tsx';

/** The cards of so many people can be read when the days of a week share the screen. */
const A_FEW = 3;

/** Sunday to Saturday, one column for each day; on a phone a strip of days and the list of one. */
export function Page() {
  const { t } = useTranslation('agenda');
  const format = useFormat();
  const isPhone = usePhone();
  const { date, shown, show } = useAgendaAddress();
  const sunday = addDays(date, -weekdayOf(date));
  const saturday = addDays(sunday, 6);
  const [wantsWide, setWantsWide] = useWideWeek();
  const last = format.date(saturday);
  const isFew = (people: readonly unknown[]) => (shown.length || people.length) <= A_FEW;
  return (
    <Diary
      span="week"
      from={sunday}
      to={saturday}
      words={t('grid.weekFromTo', { from: dayAndMonth(format.date(sunday)), to: isPhone ? dayAndMonth(last) : last })}
      aside={(agenda) =>
        !isPhone && (
          <div className="flex min-w-0 items-center gap-2">
            <ProfessionalChips professionals={agenda?.professionals ?? []} chosen={shown} onChoose={show} isMultiple />
            {!isFew(agenda?.professionals ?? []) && (
              <IconButton
                icon={UnfoldHorizontal}
                label={t('grid.wideDays')}
                aria-pressed={wantsWide}
                onClick={() => setWantsWide(!wantsWide)}
                className={`aria-pressed:bg-brand-tint-strong aria-pressed:text-brand-text ${chosenInForcedColours}`}
              />
            )}
            <WhyButton />
          </div>
        )
      }
    >
      {(state) =>
        isPhone ? (
          <>
            <DayStrip agenda={state.agenda} />
            <PhoneDay {...state} />
          </>
        ) : (
          <Week {...state} isCompact={isFew(state.agenda.professionals) || !wantsWide} />
        )
      }
    </Diary>
  );
}

function Week({ agenda, ...state }: DiaryState & { isCompact: boolean }) {
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

/** 15/11 of 15/11/2026: only the last day has its year, if there is room for it. */
const dayAndMonth = (date: string) => date.split('/').slice(0, 2).join('/');

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

const STORED = 'agenda.week';

/** Whether the days of a week grow until their cards can be read, even if they no longer fit the screen. This browser remembers it. */
function useWideWeek(): [boolean, (isWide: boolean) => void] {
  const [isWide, setIsWide] = useState(() => stored(STORED) === 'wide');
  return [
    isWide,
    (next) => {
      setIsWide(next);
      store(STORED, next ? 'wide' : 'compact');
    },
  ];
}
