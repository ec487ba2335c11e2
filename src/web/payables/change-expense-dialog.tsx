import { useTranslation } from 'react-i18next';
import { expenseChangeForm } from '#contract/payables/forms.ts';
import type { Payable } from '#contract/payables/operations.ts';
import { client } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { StaleNotice } from '#web/ground/stale-notice.tsx';
import { useFresh } from '#web/ground/use-fresh.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { FormDialog } from '#web/ui/form-overlay.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { ExpenseFields } from './expense-fields.tsx';
import { usePayableSave } from './use-payable-save.ts';
import { usePayableWords } from './use-payable-words.ts';

/** While it is pending; paying it is a deed of its own. */
export function ChangeExpenseDialog({ payable, open, onOpenChange }: OverlayState & { payable: Payable }) {
  const { t } = useTranslation('payables');
  const today = useSalonToday();
  const form = useForm(expenseChangeForm, { defaultValues: valuesOf(payable) });
  const words = usePayableWords();
  const { fresh, forget, onRefused } = useFresh<Payable>('payable', (version) => form.setValue('version', version));
  const { save, error } = usePayableSave({
    send: client.payables.changeExpense,
    form,
    onRefused,
    success: t('expense.updated'),
    onSaved: () => onOpenChange(false),
  });

  function failure() {
    const code = refusalCode(error);
    if (code === 'STALE') return undefined;
    if (code === 'ALREADY_PAID') return t('expense.alreadyPaid');
    return code === 'NOT_FOUND' ? t('gone') : t('expense.failed');
  }

  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('expense.edit')}
      saveLabel={t('expense.save')}
      form={form}
      onSubmit={form.submit(save)}
      failure={error && failure()}
    >
      <StaleNotice
        fresh={fresh}
        words={words.whole}
        onTake={(fresh) => {
          form.reset(valuesOf(fresh));
          forget();
        }}
      />
      <ExpenseFields
        description={form.field('description')}
        category={form.field('category')}
        value={form.control('value')}
        expense_date={form.control('expense_date')}
        supplier={form.field('supplier')}
        payment_method={form.field('payment_method')}
        storedMethod={payable.payment_method}
        day={
          <DateField
            label={t('expense.dueDate')}
            {...form.control('due_date')}
            today={today}
            min={form.watch('expense_date')}
            optional
          />
        }
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
