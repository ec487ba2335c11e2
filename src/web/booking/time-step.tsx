import { Clock } from 'lucide-react';
import type { BookingDraft } from '#domain/booking/draft.ts';
import { formatDuration } from '#domain/shared/durations.ts';
import { formatTime, greetingPeriod, parseTime } from '#domain/shared/time.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { FailedNotice } from './notice.tsx';
import { Panel } from './panel.tsx';
import type { FreeTimes } from './use-free-times.ts';
import { useWriting } from './use-writing.ts';

const PERIODS = ['morning', 'afternoon', 'evening'] as const;

type Props = { draft: BookingDraft; free: FreeTimes; onPick: (time: string) => void; onOtherDate: () => void };

export function TimeStep({ draft, free, onPick, onOtherDate }: Props) {
  const { t } = useTranslation('booking');
  const write = useWriting();
  const { selectedDate, selectedTime, totalDuration } = draft;
  const times = free.days?.get(selectedDate ?? '') ?? [];
  return (
    <Panel title={write.date(selectedDate ?? '')}>
      {free.error && <FailedNotice onRetry={free.reload}>{free.error}</FailedNotice>}
      {!free.days && !free.error && <LoadingTimes />}
      {free.days && times.length === 0 && (
        <div className="grid justify-items-start gap-4">
          <p role="status">{t('errors.noTimes')}</p>
          <Button onClick={onOtherDate}>{t('calendar.otherDate')}</Button>
        </div>
      )}
      {PERIODS.map((period) => (
        <Times
          key={period}
          title={t(`calendar.period.${period}`)}
          times={times.filter((time) => greetingPeriod(parseTime(time) ?? 0) === period)}
          chosen={selectedTime}
          onPick={onPick}
        />
      ))}
      {times.length > 0 && (
        <p className="mt-5 flex gap-3 text-sm text-muted">
          <Clock aria-hidden strokeWidth={1.75} className="size-5 flex-none" />
          <span>
            {t('calendar.takes', { duration: formatDuration(totalDuration) })}{' '}
            {selectedTime && t('calendar.ends', { start: selectedTime, end: endOf(selectedTime, totalDuration) })}
          </span>
        </p>
      )}
    </Panel>
  );
}

export function endOf(start: string, minutes: number): string {
  return formatTime((parseTime(start) ?? 0) + minutes);
}

type TimesProps = { title: string; times: string[]; chosen: string | null; onPick: (time: string) => void };

function Times({ title, times, chosen, onPick }: TimesProps) {
  if (times.length === 0) return null;
  return (
    <section aria-label={title} className="not-first-of-type:mt-4">
      <h3 className="mb-2 text-sm font-medium text-muted">{title}</h3>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(6rem,100%),1fr))] gap-2">
        {times.map((time) => (
          <button
            key={time}
            type="button"
            aria-pressed={time === chosen}
            onClick={() => onPick(time)}
            className="h-12 rounded-control border border-edge bg-raised font-medium tabular-nums shadow-1 hover:border-brand-text aria-pressed:border-brand-fill aria-pressed:bg-brand-fill aria-pressed:text-on-brand"
          >
            {time}
          </button>
        ))}
      </div>
    </section>
  );
}

function LoadingTimes() {
  const { t } = useTranslation('booking');
  return (
    <div role="status" className="grid grid-cols-3 gap-2 md:grid-cols-5">
      <span className="sr-only">{t('loading')}</span>
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <div key={place} className="h-12 animate-skeleton rounded-control bg-divider" />
      ))}
    </div>
  );
}
