import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Payable } from '#contract/payables/operations.ts';
import { dueState } from '#domain/payables/due-date.ts';
import { Popover } from '#web/ui/popover.tsx';
import { DueBadge } from './due-badge.tsx';
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
