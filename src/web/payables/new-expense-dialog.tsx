import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expenseForm } from '#contract/payables/forms.ts';
import { PAYMENT_STATUSES, type PaymentStatus } from '#domain/products/purchase.ts';
import { PURCHASE_PAYMENT_METHODS } from '#domain/shared/payment-methods.ts';
import { client } from '#web/ground/api/client.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { FormDialog } from '#web/ui/form-overlay.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { ExpenseFields } from './expense-fields.tsx';
import { usePayableSave } from './use-payable-save.ts';

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
export function NewExpenseDialog({ open, onOpenChange }: OverlayState) {
  const { t } = useTranslation('payables');
  const today = useSalonToday();
  const [defaultValues] = useState(() => newExpense(today));
  const form = useForm(expenseForm, { defaultValues });
  const { save, error } = usePayableSave({
    send: client.payables.createExpense,
    form,
    success: t('expense.created'),
    onSaved: () => onOpenChange(false),
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
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('expense.title')}
      saveLabel={t('expense.save')}
      form={form}
      onSubmit={form.submit(save)}
      failure={error && t('expense.failed')}
    >
      <ExpenseFields
        description={form.field('description')}
        category={form.field('category')}
        value={form.control('value')}
        expense_date={form.control('expense_date')}
        supplier={form.field('supplier')}
        payment_method={form.field('payment_method')}
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
