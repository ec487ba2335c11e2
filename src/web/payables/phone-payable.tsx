import { useState } from 'react';
import type { Payable } from '#contract/payables/operations.ts';
import { dueState } from '#domain/payables/due-date.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DueBadge, DueButton } from './due-date.tsx';
import { DueForm } from './due-form.tsx';
import { type Opened, PayableActions } from './payable-actions.tsx';
import { usePayableWords } from './use-payable-words.ts';

/** What the second and third line of a row say on a phone. */
export function PhoneDetail({ payable }: { payable: Payable }) {
  const words = usePayableWords();
  const what = payable.bought ? [words.times(payable), words.part(payable)] : [words.kind(payable)];
  return (
    <>
      <span className="block truncate">{what.filter(Boolean).join(', ')}</span>
      {payable.supplier && <span className="block truncate">{payable.supplier}</span>}
    </>
  );
}

/** The due date and what can be done; the date opens below itself, where there is no room beside. */
export function PhoneActions({ payable, onOpen }: { payable: Payable; onOpen: (what: Opened) => void }) {
  const { t } = useTranslation('payables');
  const words = usePayableWords();
  const [isOpen, setOpen] = useState(false);
  const isPaid = payable.payment_status === 'Pago';
  if (isOpen && !isPaid) {
    return (
      <div className="grid gap-1">
        <span className="justify-self-start">
          <DueButton payable={payable} aria-expanded onClick={() => setOpen(false)} />
        </span>
        <section
          aria-label={t('due.of', { name: words.name(payable) })}
          className="rounded-card border border-divider bg-page p-4 dark:bg-subtle"
        >
          <DueForm payable={payable} onClose={() => setOpen(false)} />
        </section>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2">
      {isPaid ? (
        <PaidBadge payable={payable} />
      ) : (
        <DueButton payable={payable} aria-expanded={false} onClick={() => setOpen(true)} />
      )}
      <PayableActions payable={payable} onOpen={onOpen} />
    </div>
  );
}

/** Without a due date, the day on which it was paid says more. */
function PaidBadge({ payable }: { payable: Payable }) {
  const { t } = useTranslation('payables');
  const { date } = useFormat();
  const words = usePayableWords();
  if (payable.due_date === null && payable.payment_date) {
    return <Badge tone="success">{t('paidOn', { date: date(payable.payment_date) })}</Badge>;
  }
  return <DueBadge state={dueState(payable, words.today)}>{words.due(payable)}</DueBadge>;
}
