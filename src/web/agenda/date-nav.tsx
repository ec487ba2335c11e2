import { Calendar as CalendarIcon, ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { addDays, weekdayOf } from '#domain/shared/time.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Popover } from '#web/ui/popover.tsx';
import { chosenInForcedColours } from './forced-colours.ts';

const Calendar = lazy(() => import('#web/ui/calendar.tsx'));

const spans = {
  day: { length: 1, label: 'grid.changeDay', back: 'grid.yesterday', current: 'grid.today', forward: 'grid.tomorrow' },
  week: {
    length: 7,
    label: 'grid.changeWeek',
    back: 'grid.previousWeek',
    current: 'grid.thisWeek',
    forward: 'grid.nextWeek',
  },
} as const;

type Props = {
  span: keyof typeof spans;
  date: string;
  today: string;
  /** The day or the week in words. */
  words: string;
  onGo: (date: string) => void;
  /** To today, and there to now. */
  onNow: () => void;
};

/** Back, today, forward, and a calendar behind the date. */
export function DateNav({ span, date, today, words, onGo, onNow }: Props) {
  const { t } = useTranslation('agenda');
  const { length, label, back, current, forward } = spans[span];
  const sundayOf = (day: string) => addDays(day, -weekdayOf(day));
  const isHere = span === 'day' ? date === today : sundayOf(date) === sundayOf(today);
  // On a phone, and where an arrow says it all, only screen readers need the word.
  const word = span === 'day' ? 'max-md:sr-only' : 'sr-only';
  return (
    // If both do not fit side by side, the date moves above: it is never cut.
    <div className="flex min-w-0 flex-wrap items-center gap-x-2 max-md:gap-x-1">
      <fieldset className="no-print flex flex-none rounded-control border border-edge bg-raised shadow-1 max-md:ml-auto max-md:border-0 max-md:bg-transparent max-md:shadow-none">
        <legend className="sr-only">{t(label)}</legend>
        <StepButton to={addDays(date, -length)} onGo={onGo}>
          <ChevronLeft aria-hidden className="size-4 max-md:size-5" />
          <span className={word}>{t(back)}</span>
        </StepButton>
        <StepButton to={today} isCurrent={isHere} onGo={onNow}>
          {t(current)}
        </StepButton>
        <StepButton to={addDays(date, length)} onGo={onGo}>
          <span className={word}>{t(forward)}</span>
          <ChevronRight aria-hidden className="size-4 max-md:size-5" />
        </StepButton>
      </fieldset>
      <DatePicker date={date} today={today} words={words} onGo={onGo} />
    </div>
  );
}

type StepProps = { to: string; isCurrent?: boolean; onGo: Props['onGo']; children: ReactNode };

function StepButton({ to, isCurrent, onGo, children }: StepProps) {
  const format = useFormat();
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'date' : undefined}
      title={format.date(to)}
      onClick={() => onGo(to)}
      className={classNames(
        'inline-flex h-[calc(var(--spacing-control)-2px)] min-w-10 items-center justify-center gap-1 px-3.5 text-sm font-medium whitespace-nowrap hover:bg-subtle max-md:h-control max-md:min-w-11 max-md:px-2 max-md:text-base',
        'not-last:border-r not-last:border-edge first-of-type:rounded-l-control last:rounded-r-control max-md:not-last:border-0',
        'aria-[current=date]:bg-brand-tint aria-[current=date]:text-brand-text max-md:aria-[current=date]:bg-transparent max-md:[[aria-current]]:text-brand-text',
        chosenInForcedColours,
      )}
    >
      {children}
    </button>
  );
}

function DatePicker({ date, today, words, onGo }: Pick<Props, 'date' | 'today' | 'words' | 'onGo'>) {
  const { t } = useTranslation('agenda');
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label={t('grid.chooseDate')}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button
          type="button"
          aria-label={`${t('grid.chooseDate')}: ${words}`}
          className="inline-flex min-h-control flex-none items-center gap-2 rounded-control px-3 text-base font-semibold whitespace-nowrap hover:bg-subtle max-md:-order-1 max-md:-ml-3 max-md:gap-1 max-md:pr-1 max-md:text-lg max-[22rem]:text-base"
        >
          <CalendarIcon aria-hidden strokeWidth={1.75} className="size-4.5 flex-none text-muted max-md:hidden" />
          <span>{words}</span>
          <ChevronDown aria-hidden className="no-print size-4 flex-none text-muted" />
        </button>
      }
    >
      <Suspense fallback={<div className="h-76 w-70" />}>
        <Calendar
          value={date}
          today={today}
          onPick={(picked) => {
            setOpen(false);
            onGo(picked);
          }}
        />
      </Suspense>
    </Popover>
  );
}
