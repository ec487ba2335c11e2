import { UserRoundX } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgendaDays } from '#contract/agenda/appointments.ts';
import { addDays, weekdayOf } from '#domain/shared/time.ts';
import { toneOf } from '#domain/team/colours.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useSalonNow } from '#web/ground/use-salon-now.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { usePhone } from '#web/ui/use-phone.ts';
import { DateNav } from './date-nav.tsx';
import { ClosedNote, DiaryFrame, NothingBooked } from './diary-frame.tsx';
import { type Column, dayColumns, rangeOf } from './grid/columns.ts';
import { TimeGrid } from './grid/time-grid.tsx';
import { PhoneDay } from './phone/phone-day.tsx';
import { requestFoot } from './requests/request-buttons.tsx';
import { SpokenDate } from './spoken-date.tsx';
import { useAgendaAddress } from './use-agenda-address.ts';
import { useCounts } from './use-counts.ts';
import { useDays } from './use-days.ts';
import { useGridActions } from './use-grid-actions.ts';
import { useNowTurn } from './use-now-turn.ts';
import { WhyButton } from './why/why-button.tsx';

/** The day, one column for each professional; on a phone a list. */
export function Page() {
  const { t } = useTranslation('agenda');
  const format = useFormat();
  const isPhone = usePhone();
  const { date, today, goTo } = useAgendaAddress();
  const days = useDays(date, date);
  const weekday = weekdayOf(date) as 0;
  const words = `${t(isPhone ? `grid.shortWeekdays.${weekday}` : `weekdays.${weekday}`)}, ${format.date(date)}`;
  const counts = useCounts(days.isPlaceholderData ? undefined : days.data?.appointments);
  const { nowTurn, backToNow } = useNowTurn();
  return (
    <>
      <div className="flex flex-none items-center gap-3">
        <div className="min-w-0 flex-1">
          <DateNav
            label={t('grid.changeDay')}
            date={date}
            today={today}
            words={words}
            back={{ label: t('grid.yesterday'), date: addDays(date, -1) }}
            current={{ label: t('grid.today'), date: today, isHere: date === today }}
            forward={{ label: t('grid.tomorrow'), date: addDays(date, 1) }}
            onGo={goTo}
            onNow={backToNow}
          />
        </div>
        <SpokenDate date={date} words={counts && `${t(`weekdays.${weekday}`)}, ${format.date(date)}, ${counts}`} />
        <span className="flex-none text-13 text-muted max-wide:hidden">{counts}</span>
        <WhyButton hasRoom className="max-md:hidden" />
      </div>
      <DiaryFrame query={days}>
        {(agenda) =>
          isPhone ? (
            <PhoneDay agenda={agenda} date={date} nowTurn={nowTurn} isOld={days.isPlaceholderData} />
          ) : (
            <Day agenda={agenda} nowTurn={nowTurn} isOld={days.isPlaceholderData} />
          )
        }
      </DiaryFrame>
    </>
  );
}

function Day({ agenda, nowTurn, isOld }: { agenda: AgendaDays; nowTurn: number; isOld: boolean }) {
  const { t } = useTranslation('agenda');
  const now = useSalonNow();
  const actions = useGridActions();
  const range = useMemo(() => rangeOf(agenda), [agenda]);
  const columns = useMemo(() => dayColumns(agenda, range), [agenda, range]);
  const [day] = agenda.days;
  return (
    <>
      {day && <ClosedNote day={day} />}
      {agenda.appointments.length === 0 && <NothingBooked>{t('grid.noneThisDay')}</NothingBooked>}
      <TimeGrid
        label={t('grid.day')}
        columns={columns}
        range={range}
        now={now}
        nowTurn={nowTurn}
        isOld={isOld}
        head={(column) => <ProfessionalHead column={column} />}
        nameOf={({ professional }) => professional?.nome ?? t('grid.unassigned')}
        actions={actions}
        foot={requestFoot}
      />
    </>
  );
}

/** Whose column it is, and how many appointments it has. */
function ProfessionalHead({ column: { professional, count } }: { column: Column }) {
  const { t } = useTranslation('agenda');
  const name = professional?.nome ?? t('grid.unassigned');
  return (
    <div className="@container w-full min-w-0">
      <div title={name} className="flex items-center gap-2.5 @max-[9rem]:-mx-1 @max-[9rem]:gap-2">
        {professional ? (
          <>
            <span className="@max-[9rem]:hidden">
              <Avatar name={name} tone={toneOf(professional.color)} />
            </span>
            <span className="@min-[9rem]:hidden">
              <Avatar name={name} tone={toneOf(professional.color)} size="sm" />
            </span>
          </>
        ) : (
          <span className="grid size-9 flex-none place-items-center rounded-full bg-pending-bg text-pending-text @max-[9rem]:size-6">
            <UserRoundX aria-hidden strokeWidth={1.75} className="size-4.5 @max-[9rem]:size-3.5" />
          </span>
        )}
        <div className="min-w-0">
          <h2 className="truncate text-sm font-semibold">{name}</h2>
          <p className="truncate text-xs text-muted">
            {professional?.ativo === false && `${t('grid.inactive')}, `}
            <span className="@max-[9rem]:hidden">{t('grid.count', { count })}</span>
            <span className="@min-[9rem]:hidden">{t('grid.shortCount', { count })}</span>
          </p>
        </div>
      </div>
    </div>
  );
}
