import { CalendarCheck, Ellipsis, Pencil, Trash2, Undo2 } from 'lucide-react';
import { payInput } from '#contract/payables/forms.ts';
import type { Payable } from '#contract/payables/operations.ts';
import { client } from '#web/ground/api/client.ts';
import { useFormOverlay } from '#web/ground/use-form-overlay.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { FormDialog } from '#web/ui/form-overlay.tsx';
import { overlayLater } from '#web/ui/later.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { PAYABLES, usePay, usePayableFailure, usePayableSave, usePayFailure, useRevert } from './use-payable-save.ts';
import { usePayableWords } from './use-payable-words.ts';

const PurchaseSheet = overlayLater(async () => (await import('#web/products/purchase-sheet.tsx')).PurchaseSheet);
const NewExpenseDialog = overlayLater(async () => (await import('./expense-dialogs.tsx')).NewExpenseDialog);
const ChangeExpenseDialog = overlayLater(async () => (await import('./expense-dialogs.tsx')).ChangeExpenseDialog);

type Props = { payable: Payable; onOpen: (what: Opened) => void };

/** Pays today with one press, or reverts. It is one button, so that it keeps the focus. */
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

export type Opened = { form: 'purchase' } | { form: 'expense'; payable?: Payable } | { form: 'pay'; payable: Payable };

/** One overlay at a time. */
export function PayableOverlays({ opened, ...state }: OverlayState & { opened: Opened }) {
  if (opened.form === 'purchase') return <PurchaseSheet {...state} />;
  if (opened.form === 'pay') return <PayDialog {...state} payable={opened.payable} />;
  return opened.payable ? <ChangeExpenseDialog {...state} payable={opened.payable} /> : <NewExpenseDialog {...state} />;
}

/** Pays it on another day than today. */
function PayDialog({ payable, ...overlay }: OverlayState & { payable: Payable }) {
  const { t } = useTranslation('payables');
  const today = useSalonToday();
  const words = usePayableWords();
  const { kind, id } = payable;
  const form = useForm(payInput, { defaultValues: { kind, id, payment_date: today } });
  const { frame } = useFormOverlay(overlay, form, {
    send: client.payables.pay,
    success: t(`pay.done.${kind}`),
    failure: usePayFailure(),
    changed: PAYABLES,
  });
  const { value = '', ...date } = form.control('payment_date');
  return (
    <FormDialog {...frame} title={t('pay.title')} saveLabel={t('pay.save')}>
      <p className="text-muted">{t('pay.what', { name: words.name(payable), value: words.value(payable) })}</p>
      <DateField label={t('pay.date')} {...date} value={value} today={today} max={today} />
    </FormDialog>
  );
}
