import { Calendar as CalendarIcon, ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/ground/use-format.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Popover } from '#web/ui/popover.tsx';
import { chosenInForcedColours } from './forced-colours.ts';

const Calendar = lazy(() => import('#web/ui/calendar.tsx'));

type Step = { label: string; date: string; isHidden?: boolean };

type Props = {
  /** What screen readers call the group. */
  label: string;
  date: string;
  today: string;
  /** The day or the week in words. */
  words: string;
  back: Step;
  current: Step & { isHere: boolean };
  forward: Step;
  onGo: (date: string) => void;
  /** Today, and there to now. */
  onNow: () => void;
};

/** Back, today, forward, and a calendar behind the date. */
export function DateNav({ label, date, today, words, back, current, forward, onGo, onNow }: Props) {
  return (
    // Where both do not fit beside each other, the date stands above: it is never cut.
    <div className="flex min-w-0 flex-wrap items-center gap-x-2 max-md:gap-x-1">
      <fieldset className="no-print flex flex-none rounded-control border border-edge bg-raised shadow-1 max-md:ml-auto max-md:border-0 max-md:bg-transparent max-md:shadow-none">
        <legend className="sr-only">{label}</legend>
        <StepButton step={back} onGo={onGo}>
          <ChevronLeft aria-hidden className="size-4 max-md:size-5" />
          <StepWord step={back} />
        </StepButton>
        <StepButton step={current} isCurrent={current.isHere} onGo={onNow}>
          {current.label}
        </StepButton>
        <StepButton step={forward} onGo={onGo}>
          <StepWord step={forward} />
          <ChevronRight aria-hidden className="size-4 max-md:size-5" />
        </StepButton>
      </fieldset>
      <DatePicker date={date} today={today} words={words} onGo={onGo} />
    </div>
  );
}

function StepButton({
  step,
  isCurrent,
  onGo,
  children,
}: {
  step: Step;
  isCurrent?: boolean;
  onGo: Props['onGo'];
  children: React.ReactNode;
}) {
  const format = useFormat();
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'date' : undefined}
      title={format.date(step.date)}
      onClick={() => onGo(step.date)}
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

/** On a phone, and where the arrow says it all, only who listens needs the word. */
function StepWord({ step }: { step: Step }) {
  return <span className={step.isHidden ? 'sr-only' : 'max-md:sr-only'}>{step.label}</span>;
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
