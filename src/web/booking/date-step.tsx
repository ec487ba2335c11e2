import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { firstDay, monthOf, nextMonth, previousMonth } from '#domain/booking/month.ts';
import { IconButton } from '#web/ui/button.tsx';
import { FailedSlots } from './failed-slots.tsx';
import { MonthGrid } from './month-grid.tsx';
import { Panel } from './panel.tsx';
import type { FreeTimes } from './use-free-times.ts';
import { useWriting } from './use-writing.ts';

type Props = {
  free: FreeTimes;
  month: string;
  today: string;
  chosen: string | null;
  onMonth: (month: string) => void;
  onPick: (date: string) => void;
};

export function DateStep({ free, month, today, chosen, onMonth, onPick }: Props) {
  const { t } = useTranslation('booking');
  const write = useWriting();
  const arrows = (
    <div className="flex flex-none">
      <IconButton
        icon={ChevronLeft}
        label={t('calendar.previousMonth')}
        disabled={month <= monthOf(today)}
        className="disabled:bg-transparent!"
        onClick={() => onMonth(previousMonth(month))}
      />
      <IconButton icon={ChevronRight} label={t('calendar.nextMonth')} onClick={() => onMonth(nextMonth(month))} />
    </div>
  );
  return (
    <Panel title={write.month(firstDay(month))} aside={arrows}>
      {free.error && <FailedSlots free={free} />}
      <MonthGrid days={free.days} month={month} today={today} chosen={chosen} onPick={onPick} />
      <p role="status" className="mt-4 text-sm text-muted empty:hidden">
        {!free.days && !free.error && <span className="sr-only">{t('loading')}</span>}
        {free.days?.size === 0 && t('calendar.noFreeDay')}
      </p>
      <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-2 text-13 text-muted">
        {legend.map(({ name, look }) => (
          <li key={name} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={`size-3.5 rounded-[4px] ${look}`} />
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
  { name: 'today', look: 'inset-ring-[1.5px] inset-ring-control' },
] as const;
