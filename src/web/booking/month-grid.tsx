import { useTranslation } from 'react-i18next';
import { monthCells, monthOf } from '#domain/booking/month.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useWriting } from './use-writing.ts';

type Props = {
  /** Undefined while they are on their way. */
  days: ReadonlyMap<string, string[]> | undefined;
  month: string;
  today: string;
  chosen: string | null;
  onPick: (date: string) => void;
};

/** Sunday first. Past days, days of other months and days without free times cannot be picked. */
export function MonthGrid({ days, month, today, chosen, onPick }: Props) {
  const { t } = useTranslation('booking');
  const write = useWriting();
  const cells = monthCells(month);
  return (
    <div className={classNames('grid grid-cols-7 gap-1 md:gap-1.5', !days && 'animate-skeleton')}>
      {cells.slice(0, 7).map((date) => (
        <span key={date} aria-hidden="true" className="py-1 text-center text-13 text-muted">
          {write.weekday(date)}
        </span>
      ))}
      {cells.map((date) => {
        const isInMonth = monthOf(date) === month;
        const isFree = isInMonth && date >= today && (days?.has(date) ?? false);
        const isChosen = isFree && date === chosen;
        const day = write.dayOfMonth(date);
        return (
          <button
            key={date}
            type="button"
            data-date={date}
            disabled={!isFree}
            aria-pressed={isFree ? isChosen : undefined}
            aria-current={date === today ? 'date' : undefined}
            aria-label={isFree ? t(isChosen ? 'calendar.chosen' : 'calendar.free', { day }) : day}
            onClick={() => onPick(date)}
            className={classNames(
              'h-12 rounded-card border border-transparent tabular-nums md:h-15',
              'disabled:cursor-not-allowed disabled:text-placeholder',
              isFree && !isChosen && 'bg-success-bg font-semibold text-success-text hover:border-success-bar',
              isChosen && 'bg-brand-fill font-semibold text-on-brand',
              !isInMonth && 'opacity-45',
              date === today && 'inset-ring-[1.5px] inset-ring-control',
            )}
          >
            {Number(date.slice(8))}
          </button>
        );
      })}
    </div>
  );
}
