import { ChevronLeft, ChevronRight } from 'lucide-react';
import { firstDay, monthOf, nextMonth, previousMonth } from '#domain/shared/period.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { ArrowButton } from './arrow-button.tsx';
import { MonthGrid, TODAY } from './month-grid.tsx';
import { FailedNotice } from './notice.tsx';
import { Panel } from './panel.tsx';
import type { useCalendar } from './use-calendar.ts';
import { useWriting } from './use-writing.ts';

type Props = { chosen: string | null; calendar: ReturnType<typeof useCalendar> };

export function DateStep({ chosen, calendar }: Props) {
  const { t } = useTranslation('booking');
  const write = useWriting();
  const { free, month, today, last, setMonth } = calendar;
  const isLastMonth = month >= monthOf(last);
  const arrows = (
    <div className="flex flex-none">
      <ArrowButton
        icon={ChevronLeft}
        label={t('calendar.previousMonth')}
        isAtEnd={month <= monthOf(today)}
        onClick={() => setMonth(previousMonth(month))}
      />
      <ArrowButton
        icon={ChevronRight}
        label={t('calendar.nextMonth')}
        isAtEnd={isLastMonth}
        onClick={() => setMonth(nextMonth(month))}
      />
    </div>
  );
  const title = write.month(firstDay(month));
  return (
    <Panel title={title} aside={arrows}>
      {free.error && <FailedNotice onRetry={free.reload}>{free.error}</FailedNotice>}
      <MonthGrid
        label={title}
        days={free.days}
        {...{ month, today, last, chosen }}
        onMonth={setMonth}
        onPick={calendar.pickDate}
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
