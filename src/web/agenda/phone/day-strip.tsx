import type { AgendaDays } from '#contract/agenda/appointments.ts';
import { weekdayOf } from '#domain/shared/time.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { classNames } from '#web/ui/class-names.ts';
import { chosenInForcedColours } from '../forced-colours.ts';
import { blocksOf, countOf } from '../grid/columns.ts';
import { useAgendaAddress } from '../use-agenda-address.ts';

/** The seven days of the week side by side, each with its count. */
export function DayStrip({ agenda }: { agenda: AgendaDays }) {
  const { t } = useTranslation('agenda');
  const { date, today, goTo } = useAgendaAddress();
  return (
    <fieldset className="-mx-3 grid grid-cols-7">
      <legend className="sr-only">{t('grid.changeDay')}</legend>
      {agenda.days.map((day) => {
        const weekday = weekdayOf(day.date) as 0;
        const count = countOf(blocksOf(agenda, day.date));
        return (
          <button
            key={day.date}
            type="button"
            aria-current={day.date === date ? 'date' : undefined}
            onClick={() => goTo(day.date)}
            className={classNames(
              'grid min-h-16 justify-items-center rounded-control py-1.5 text-xs text-muted aria-[current=date]:bg-brand-tint-strong aria-[current=date]:text-brand-text',
              !day.open_time && 'bg-subtle',
              chosenInForcedColours,
            )}
          >
            {t(`grid.shortWeekdays.${weekday}`)}{' '}
            <span
              className={classNames('text-base font-semibold', day.date === today ? 'text-brand-text' : 'text-text')}
            >
              {Number(day.date.slice(8))}
            </span>{' '}
            <span aria-hidden="true" className="h-4 tabular-nums">
              {count}
            </span>
            <span className="sr-only">{t('grid.count', { count })}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
