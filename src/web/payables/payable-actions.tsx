import { CalendarCheck, Ellipsis, Pencil, Trash2, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Payable } from '#contract/payables/operations.ts';
import { client } from '#web/ground/api/client.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { Menu } from '#web/ui/menu.tsx';
import type { Opened } from './payable-overlays.tsx';
import { usePay, usePayableFailure, usePayableSave, useRevert } from './use-payable-save.ts';
import { usePayableWords } from './use-payable-words.ts';

type Props = { payable: Payable; onOpen: (what: Opened) => void };

/** Pay today with one press, or take it back. The button stays the same one, and so the focus stays on it. */
export function PayableActions({ payable, onOpen }: Props) {
  const { t } = useTranslation('payables');
  const words = usePayableWords();
  const { pay, isPaying } = usePay(payable);
  const { revert, isReverting } = useRevert(payable);
  const isPaid = payable.payment_status === 'Pago';
  const name = words.name(payable);
  return (
    <span className="inline-flex items-center justify-end gap-1">
      <Button
        size="sm"
        className="px-2.5"
        variant={isPaid ? 'ghost' : 'secondary'}
        icon={isPaid ? Undo2 : undefined}
        loading={isPaying || isReverting}
        aria-label={t(isPaid ? 'revert.of' : 'pay.of', { name })}
        onClick={isPaid ? revert : pay}
      >
        {t(isPaid ? 'revert.button' : 'pay.button')}
      </Button>
      {!isPaid && <More payable={payable} name={name} onOpen={onOpen} />}
    </span>
  );
}

function More({ payable, name, onOpen }: Props & { name: string }) {
  const { t } = useTranslation('payables');
  const remove = useRemoveExpense(payable);
  const onOtherDay = {
    label: t('pay.onOtherDay'),
    icon: CalendarCheck,
    onSelect: () => onOpen({ form: 'pay', payable }),
  };
  const edit = { label: t('expense.edit'), icon: Pencil, onSelect: () => onOpen({ form: 'expense', payable }) };
  const away = { label: t('expense.remove'), icon: Trash2, onSelect: remove, danger: true };
  return (
    <Menu
      trigger={<IconButton size="sm" className="max-md:-mr-3" icon={Ellipsis} label={t('actions', { name })} />}
      groups={payable.kind === 'expense' ? [[onOtherDay, edit], [away]] : [[onOtherDay]]}
    />
  );
}

/** Asks, and then removes. */
function useRemoveExpense(payable: Payable): () => Promise<void> {
  const { t } = useTranslation('payables');
  const words = usePayableWords();
  const confirm = useConfirm();
  const { save } = usePayableSave({
    send: client.payables.removeExpense,
    success: t('expense.removed'),
    failure: usePayableFailure()(t('expense.removeFailed'), { ALREADY_PAID: t('expense.alreadyPaid') }),
  });
  return async () => {
    const isSure = await confirm({
      title: t('expense.question'),
      description: t('expense.questionText', { name: payable.name, value: words.value(payable) }),
      confirmLabel: t('expense.remove'),
    });
    if (isSure) await save({ id: payable.id });
  };
}
