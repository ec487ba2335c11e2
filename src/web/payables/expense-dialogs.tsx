import type { ReactNode } from 'react';
import { expenseChangeForm, expenseForm } from '#contract/payables/forms.ts';
import type { Payable } from '#contract/payables/operations.ts';
import { PAYMENT_STATUSES, type PaymentStatus } from '#domain/products/purchase.ts';
import { COST_CATEGORIES } from '#domain/shared/cost-categories.ts';
import { PURCHASE_PAYMENT_METHODS } from '#domain/shared/payment-methods.ts';
import { client } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { SalonMoneyField } from '#web/ground/salon-money-field.tsx';
import { StaleNotice } from '#web/ground/stale-notice.tsx';
import { useFormOverlay } from '#web/ground/use-form-overlay.ts';
import { useFreshForm } from '#web/ground/use-fresh.ts';
import { useMethods } from '#web/ground/use-methods.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { FormDialog } from '#web/ui/form-overlay.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type Control, type Registered, useForm } from '#web/ui/use-form.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { PAYABLES, usePayableFailure } from './use-payable-save.ts';
import { usePayableWords } from './use-payable-words.ts';

/** Changes a pending expense; paying it is separate. */
export function ChangeExpenseDialog({ payable, ...overlay }: OverlayState & { payable: Payable }) {
  const { t } = useTranslation('payables');
  const today = useSalonToday();
  const form = useForm(expenseChangeForm, { defaultValues: valuesOf(payable) });
  const words = usePayableWords();
  const { onRefused, notice } = useFreshForm('payable', form, valuesOf);
  const failure = usePayableFailure()(t('expense.failed'), { ALREADY_PAID: t('expense.alreadyPaid') });
  const { frame } = useFormOverlay(overlay, form, {
    send: client.payables.changeExpense,
    onRefused,
    success: t('expense.updated'),
    failure: (error) => refusalCode(error) !== 'STALE' && failure(error),
    changed: PAYABLES,
  });
  const due = { today, min: form.watch('expense_date'), optional: true };
  return (
    <FormDialog {...frame} title={t('expense.edit')} saveLabel={t('expense.save')}>
      <StaleNotice {...notice} words={words.whole} />
      <ExpenseFields
        form={form}
        storedMethod={payable.payment_method}
        day={<DateField label={t('expense.dueDate')} {...form.control('due_date')} {...due} />}
      />
    </FormDialog>
  );
}

function valuesOf({ id, version, name, category, value, date, due_date, supplier, payment_method }: Payable) {
  return {
    id,
    version,
    description: name,
    category: category ?? 'Outros',
    value,
    expense_date: date,
    due_date: due_date ?? '',
    supplier,
    payment_method,
  } as const;
}

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

/** A one-off expense, which may be paid already. */
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
    // Clears the hidden field, so that it cannot be what is refused.
    paymentDate.onChange(next === 'Pago' ? today : '');
    if (next === 'Pago') dueDate.onChange('');
  }

  const due = { today, min: form.watch('expense_date'), optional: true };
  return (
    <FormDialog {...frame} title={t('expense.title')} saveLabel={t('expense.save')}>
      <ExpenseFields
        form={form}
        day={
          status.value === 'Pago' ? (
            <DateField label={t('expense.paymentDate')} {...paymentDate} today={today} max={today} required />
          ) : (
            <DateField label={t('expense.dueDate')} {...dueDate} {...due} />
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

type Props = {
  form: {
    field: (name: 'description' | 'category' | 'supplier' | 'payment_method') => Registered;
    control: ((name: 'value') => Control<number | null>) & ((name: 'expense_date') => Control<string>);
  };
  storedMethod?: string | undefined;
  /** The due date or, of what was paid, when. */
  day: ReactNode;
};

/** What every one-off expense has. */
function ExpenseFields({ form, storedMethod, day }: Props) {
  const { t } = useTranslation(['payables', 'app']);
  const today = useSalonToday();
  const methods = useMethods(PURCHASE_PAYMENT_METHODS, storedMethod);
  return (
    <>
      <TextField label={t('expense.description')} {...form.field('description')} autoComplete="off" required />
      <div className={two}>
        <NativeSelect
          label={t('expense.category')}
          {...form.field('category')}
          placeholder={t('expense.choose')}
          options={COST_CATEGORIES.map((value) => ({ value, label: t(`app:costCategories.${value}`) }))}
          required
        />
        <SalonMoneyField label={t('expense.value')} {...form.control('value')} required />
      </div>
      <div className={two}>
        <DateField label={t('expense.date')} {...form.control('expense_date')} today={today} required />
        <TextField label={t('expense.supplier')} {...form.field('supplier')} {...names} />
      </div>
      <div className={two}>
        {day}
        <NativeSelect
          label={t('expense.method')}
          {...form.field('payment_method')}
          options={methods.map((value) => ({ value, label: t(`app:paymentMethods.${value}`) }))}
          required
        />
      </div>
    </>
  );
}

const names = { capitalise: 'words', autoComplete: 'off', optional: true } as const;
const two = 'grid grid-cols-2 items-start gap-4 max-[22.5rem]:grid-cols-1';
