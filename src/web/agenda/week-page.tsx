import { UnfoldHorizontal } from 'lucide-react';
import { useState } from 'react';
import { addDays, weekdayOf } from '#domain/shared/time.ts';
import { store, stored } from '#web/ground/stored.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { IconButton } from '#web/ui/button.tsx';
import { onScreens, usePhone } from '#web/ui/use-phone.ts';
import { Diary } from './diary.tsx';
import { chosenInForcedColours } from './forced-colours.ts';
import { DayStrip } from './phone/day-strip.tsx';
import { PhoneDay } from './phone/phone-day.tsx';
import { ProfessionalChips } from './professional-chips.tsx';
import { useAgendaAddress } from './use-agenda-address.ts';
import { WhyButton } from './why/why-button.tsx';

const WeekGrid = onScreens(() => import('./grid/week-grid.tsx'));

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
          <WeekGrid {...state} isCompact={isFew(state.agenda.professionals) || !wantsWide} />
        )
      }
    </Diary>
  );
}

/** 15/11 of 15/11/2026: only the last day has its year, if there is room for it. */
const dayAndMonth = (date: string) => date.split('/').slice(0, 2).join('/');

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
