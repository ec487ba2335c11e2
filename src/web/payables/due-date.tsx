import { Calendar, CalendarOff, Check, CircleAlert, Clock, type LucideIcon, Pencil } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { Payable } from '#contract/payables/operations.ts';
import { type DueState, dueState } from '#domain/payables/due-date.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Popover } from '#web/ui/popover.tsx';
import { DueForm } from './due-form.tsx';
import { usePayableWords } from './use-payable-words.ts';

/** The badge; while the bill is pending, it is the button that opens the date. */
export function DueDate({ payable }: { payable: Payable }) {
  const { t } = useTranslation('payables');
  const words = usePayableWords();
  const [isOpen, setOpen] = useState(false);
  if (payable.payment_status === 'Pago') {
    return <DueBadge state={dueState(payable, words.today)}>{words.due(payable)}</DueBadge>;
  }
  return (
    // The row takes the tint while its date is open.
    <span data-editing={isOpen || undefined}>
      <Popover
        label={t('due.of', { name: words.name(payable) })}
        open={isOpen}
        onOpenChange={setOpen}
        trigger={<DueButton payable={payable} />}
      >
        <div className="w-68 max-w-full">
          <DueForm payable={payable} onClose={() => setOpen(false)} />
        </div>
      </Popover>
    </span>
  );
}

export function DueButton({ payable, ...button }: { payable: Payable } & ComponentProps<'button'>) {
  const { t } = useTranslation('payables');
  const words = usePayableWords();
  const due = words.due(payable);
  return (
    <button
      type="button"
      {...button}
      aria-label={t('due.edit', { name: words.name(payable), due })}
      className="group/due inline-flex items-center rounded-full max-md:min-h-11"
    >
      <DueBadge state={dueState(payable, words.today)} isEditable>
        {due}
      </DueBadge>
    </button>
  );
}

/** Five forms, each with its own sign: none of them depends on its colour. */
const FORMS: Record<DueState, { look: string; icon: LucideIcon }> = {
  none: { look: 'border border-dashed border-control text-muted', icon: CalendarOff },
  future: { look: 'border border-divider text-text', icon: Calendar },
  today: { look: 'bg-pending-bg text-pending-text forced-colors:border', icon: Clock },
  overdue: { look: 'bg-danger-bg text-danger-text forced-colors:border', icon: CircleAlert },
  paid: { look: 'bg-success-bg text-success-text forced-colors:border', icon: Check },
};

/** With a pencil where it can be pressed: on a touch screen always, else while it is pointed at or has the focus. */
export function DueBadge({
  state,
  isEditable = false,
  children,
}: {
  state: DueState;
  isEditable?: boolean;
  children: ReactNode;
}) {
  const { look, icon: Icon } = FORMS[state];
  return (
    <span
      className={classNames(
        'inline-flex h-5.5 items-center gap-1 rounded-full px-2 text-xs font-medium whitespace-nowrap tabular-nums max-md:h-7',
        look,
      )}
    >
      <Icon aria-hidden className="-ml-px size-3.25" />
      {children}
      {isEditable && (
        <Pencil
          aria-hidden
          className="-mr-0.5 ml-0.5 hidden size-3.25 group-focus-visible/due:block group-data-popup-open/due:block max-md:block pointer-coarse:block [tr:hover_&]:block"
        />
      )}
    </span>
  );
}
