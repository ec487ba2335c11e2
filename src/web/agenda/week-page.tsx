import { UnfoldHorizontal } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgendaDays } from '#contract/agenda/appointments.ts';
import { addDays, weekdayOf } from '#domain/shared/time.ts';
import { store, stored } from '#web/ground/stored.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useSalonNow } from '#web/ground/use-salon-now.ts';
import { IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { usePhone } from '#web/ui/use-phone.ts';
import { DateNav } from './date-nav.tsx';
import { DiaryFrame, NothingBooked } from './diary-frame.tsx';
import { chosenInForcedColours } from './forced-colours.ts';
import { type Column, rangeOf, weekColumns } from './grid/columns.ts';
import { TimeGrid } from './grid/time-grid.tsx';
import { DayStrip } from './phone/day-strip.tsx';
import { PhoneDay } from './phone/phone-day.tsx';
import { ProfessionalChips } from './professional-chips.tsx';
import { requestFoot } from './requests/request-buttons.tsx';
import { SpokenDate } from './spoken-date.tsx';
import { useAgendaAddress } from './use-agenda-address.ts';
import { useCounts } from './use-counts.ts';
import { useDays } from './use-days.ts';
import { useGridActions } from './use-grid-actions.ts';
import { useNowTurn } from './use-now-turn.ts';
import { WhyButton } from './why/why-button.tsx';

/** So many people's cards can be read where the days of a week share the screen. */
const A_FEW = 3;

/** Sunday to Saturday, one column for each day; on a phone a strip of days and the list of one. */
export function Page() {
  const { t } = useTranslation('agenda');
  const format = useFormat();
  const isPhone = usePhone();
  const { date, today, shown, goTo, show } = useAgendaAddress();
  const sunday = addDays(date, -weekdayOf(date));
  const saturday = addDays(sunday, 6);
  const days = useDays(sunday, saturday);
  const isThisWeek = sunday === addDays(today, -weekdayOf(today));
  const fromTo = (to: string) => t('grid.weekFromTo', { from: dayAndMonth(format.date(sunday)), to });
  const { nowTurn, backToNow } = useNowTurn();
  const [wantsWide, setWantsWide] = useWideWeek();
  const professionals = days.data?.professionals ?? [];
  const isFew = (shown.length || professionals.length) <= A_FEW;
  const spoken = isPhone ? date : sunday;
  const counts = useCounts(
    days.isPlaceholderData ? undefined : days.data?.appointments.filter((card) => !isPhone || card.date === date),
  );
  const spokenDay = `${t(`weekdays.${weekdayOf(date) as 0}`)}, ${format.date(date)}`;
  return (
    <>
      <div className="flex flex-none items-center justify-between gap-3">
        <div className="min-w-0 flex-none max-md:flex-1">
          <DateNav
            label={t('grid.changeWeek')}
            date={date}
            today={today}
            words={fromTo(isPhone ? dayAndMonth(format.date(saturday)) : format.date(saturday))}
            back={{ label: t('grid.previousWeek'), date: addDays(date, -7), isHidden: true }}
            current={{ label: t('grid.thisWeek'), date: today, isHere: isThisWeek }}
            forward={{ label: t('grid.nextWeek'), date: addDays(date, 7), isHidden: true }}
            onGo={goTo}
            onNow={backToNow}
          />
        </div>
        <SpokenDate
          date={spoken}
          words={counts && `${isPhone ? spokenDay : fromTo(format.date(saturday))}, ${counts}`}
        />
        {!isPhone && (
          <div className="flex min-w-0 items-center gap-2">
            <ProfessionalChips professionals={professionals} chosen={shown} onChoose={show} isMultiple />
            {!isFew && (
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
        )}
      </div>
      <DiaryFrame query={days}>
        {(agenda) =>
          isPhone ? (
            <>
              <DayStrip agenda={agenda} date={date} today={today} onGo={goTo} />
              <PhoneDay agenda={agenda} date={date} nowTurn={nowTurn} isOld={days.isPlaceholderData} />
            </>
          ) : (
            <Week
              agenda={agenda}
              shown={shown}
              isCompact={isFew || !wantsWide}
              nowTurn={nowTurn}
              isOld={days.isPlaceholderData}
            />
          )
        }
      </DiaryFrame>
    </>
  );
}

type WeekProps = {
  agenda: AgendaDays;
  shown: readonly string[];
  isCompact: boolean;
  nowTurn: number;
  isOld: boolean;
};

function Week({ agenda, shown, isCompact, nowTurn, isOld }: WeekProps) {
  const { t } = useTranslation('agenda');
  const format = useFormat();
  const now = useSalonNow();
  const actions = useGridActions();
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
        isWeek
        isCompact={isCompact}
        label={t('grid.week')}
        columns={columns}
        range={range}
        now={now}
        nowTurn={nowTurn}
        isOld={isOld}
        head={(column) => <DayHead column={column} isToday={column.day.date === now.date} />}
        nameOf={({ day }) => `${t(`weekdays.${weekdayOf(day.date) as 0}`)}, ${format.date(day.date)}`}
        actions={actions}
        foot={requestFoot}
      />
    </>
  );
}

/** 15/11 of 15/11/2026: the year stands with the last day, if there is room for it. */
function dayAndMonth(date: string): string {
  return date.split('/').slice(0, 2).join('/');
}

/** Which day it is, how many appointments it has, and what is special about its hours. */
function DayHead({ column: { day, count }, isToday }: { column: Column; isToday: boolean }) {
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
