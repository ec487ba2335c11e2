import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { firstDay, monthOf, nextMonth, previousMonth } from '#domain/shared/period.ts';
import { ArrowButton } from './arrow-button.tsx';
import { FailedSlots } from './failed-slots.tsx';
import { MonthGrid, TODAY } from './month-grid.tsx';
import { Panel } from './panel.tsx';
import type { FreeTimes } from './use-free-times.ts';
import { useWriting } from './use-writing.ts';

type Props = {
  free: FreeTimes;
  month: string;
  today: string;
  /** The last day that can be booked. */
  last: string;
  chosen: string | null;
  onMonth: (month: string) => void;
  onPick: (date: string) => void;
};

export function DateStep({ free, month, today, last, chosen, onMonth, onPick }: Props) {
  const { t } = useTranslation('booking');
  const write = useWriting();
  const isLastMonth = month >= monthOf(last);
  const arrows = (
    <div className="flex flex-none">
      <ArrowButton
        icon={ChevronLeft}
        label={t('calendar.previousMonth')}
        isAtEnd={month <= monthOf(today)}
        onClick={() => onMonth(previousMonth(month))}
      />
      <ArrowButton
        icon={ChevronRight}
        label={t('calendar.nextMonth')}
        isAtEnd={isLastMonth}
        onClick={() => onMonth(nextMonth(month))}
      />
    </div>
  );
  const title = write.month(firstDay(month));
  return (
    <Panel title={title} aside={arrows}>
      {free.error && <FailedSlots free={free} />}
      <MonthGrid
        label={title}
        days={free.days}
        month={month}
        today={today}
        last={last}
        chosen={chosen}
        onMonth={onMonth}
        onPick={onPick}
      />
      <p role="status" className="text-sm text-muted">
        {!free.days && !free.error && <span className="sr-only">{t('loading')}</span>}
        {free.days && (
          <span className="sr-only">{t('calendar.daysFree', { month: title, count: free.days.size })}</span>
        )}
        {free.days?.size === 0 && (
          <span className="mt-4 block">{t(isLastMonth ? 'calendar.noFreeDayLast' : 'calendar.noFreeDay')}</span>
        )}
      </p>
      <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-2 text-13 text-muted">
        {legend.map(({ name, look }) => (
          <li key={name} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={`size-3.5 rounded-[4px] forced-colors:border ${look}`} />
            {t(`calendar.legend.${name}`)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const legend = [
  { name: 'free', look: 'bg-success-bg inset-ring inset-ring-success-bar' },
  { name: 'chosen', look: 'bg-brand-fill' },
  { name: 'today', look: TODAY },
] as const;
