import { UserRoundX } from 'lucide-react';
import { useMemo } from 'react';
import { countVisits } from '#domain/agenda/visit.ts';
import type { SalonNow } from '#domain/shared/time.ts';
import { toneOf } from '#domain/team/colours.ts';
import { useSalonNow } from '#web/ground/use-salon-now.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import type { DiaryState } from '../diary.tsx';
import { ClosedNote, NothingBooked } from '../diary-frame.tsx';
import { Reception } from '../visit/reception.tsx';
import { type Column, cardsIn, dayColumns, rangeOf } from './columns.ts';
import { TimeGrid } from './time-grid.tsx';

/** One column for each professional. */
export default function DayGrid({ agenda, ...state }: DiaryState) {
  const { t } = useTranslation('agenda');
  const range = useMemo(() => rangeOf(agenda), [agenda]);
  const columns = useMemo(() => dayColumns(agenda, range), [agenda, range]);
  const [day] = agenda.days;
  const clock = useSalonNow();
  const now = day?.date === clock.date && !state.isOld ? clock : undefined;
  return (
    <>
      {day && <ClosedNote day={day} />}
      {now && <Reception cards={agenda.appointments} professionals={agenda.professionals} now={now} />}
      {agenda.appointments.length === 0 && <NothingBooked>{t('grid.noneThisDay')}</NothingBooked>}
      <TimeGrid
        {...state}
        label={t('grid.day')}
        columns={columns}
        range={range}
        head={(column) => <ProfessionalHead column={column} now={now} />}
        nameOf={({ professional }) => professional?.nome ?? t('grid.unassigned')}
      />
    </>
  );
}

/** Whose column it is, and who is there or should be; otherwise how many appointments it has. */
function ProfessionalHead({ column, now }: { column: Column; now?: SalonNow }) {
  const { t } = useTranslation('agenda');
  const { professional, count } = column;
  const { waiting, late, serving } = countVisits(cardsIn(column), now);
  const visits = waiting
    ? t('visit.atReception', { count: waiting })
    : late
      ? t('visit.withDelay', { count: late })
      : serving && t('visit.in_service');
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
            {visits || (
              <>
                <span className="@max-[9rem]:hidden">{t('grid.count', { count })}</span>
                <span className="@min-[9rem]:hidden">{t('grid.shortCount', { count })}</span>
              </>
            )}
          </p>
        </div>
      </div>
    </div>
  );
}
