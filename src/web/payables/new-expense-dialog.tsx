import { useTranslation } from 'react-i18next';
import { expenseForm } from '#contract/payables/forms.ts';
import { PAYMENT_STATUSES, type PaymentStatus } from '#domain/products/purchase.ts';
import { PURCHASE_PAYMENT_METHODS } from '#domain/shared/payment-methods.ts';
import { client } from '#web/ground/api/client.ts';
import { useFormOverlay } from '#web/ground/use-form-overlay.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { FormDialog } from '#web/ui/form-overlay.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { ExpenseFields } from './expense-fields.tsx';
import { PAYABLES } from './use-payable-save.ts';

const newExpense = (today: string) => ({
  description: '',
  value: null,
  expense_date: today,
  due_date: '',
  supplier: '',
  payment_method: PURCHASE_PAYMENT_METHODS[0],
  payment_status: 'Pendente' as const,
  payment_date: '',
});

/** What is paid once and is no product; it may have been paid already. */
export function NewExpenseDialog(overlay: OverlayState) {
  const { t } = useTranslation('payables');
  const today = useSalonToday();
  const form = useForm(expenseForm, { defaultValues: newExpense(today) });
  const { frame } = useFormOverlay(overlay, form, {
    send: client.payables.createExpense,
    success: t('expense.created'),
    failure: () => t('expense.failed'),
    changed: PAYABLES,
  });
  const status = form.control('payment_status');
  const [dueDate, paymentDate] = [form.control('due_date'), form.control('payment_date')];

  function changeStatus(next: PaymentStatus) {
    status.onChange(next);
    // The field that goes out of sight must not be what is refused.
    paymentDate.onChange(next === 'Pago' ? today : '');
    if (next === 'Pago') dueDate.onChange('');
  }

  return (
    <FormDialog {...frame} title={t('expense.title')} saveLabel={t('expense.save')}>
      <ExpenseFields
        form={form}
        day={
          status.value === 'Pago' ? (
            <DateField label={t('expense.paymentDate')} {...paymentDate} today={today} max={today} required />
          ) : (
            <DateField
              label={t('expense.dueDate')}
              {...dueDate}
              today={today}
              min={form.watch('expense_date')}
              optional
            />
          )
        }
      />
      <RadioGroup
        label={t('expense.status')}
        {...status}
        onChange={changeStatus}
        options={PAYMENT_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
      />
    </FormDialog>
  );
}
