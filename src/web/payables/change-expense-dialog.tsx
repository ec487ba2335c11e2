import { useTranslation } from 'react-i18next';
import { expenseChangeForm } from '#contract/payables/forms.ts';
import type { Payable } from '#contract/payables/operations.ts';
import { client } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { StaleNotice } from '#web/ground/stale-notice.tsx';
import { useFormOverlay } from '#web/ground/use-form-overlay.ts';
import { useFresh } from '#web/ground/use-fresh.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { FormDialog } from '#web/ui/form-overlay.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { ExpenseFields } from './expense-fields.tsx';
import { PAYABLES } from './use-payable-save.ts';
import { usePayableWords } from './use-payable-words.ts';

/** While it is pending; paying it is a deed of its own. */
export function ChangeExpenseDialog({ payable, ...overlay }: OverlayState & { payable: Payable }) {
  const { t } = useTranslation('payables');
  const today = useSalonToday();
  const form = useForm(expenseChangeForm, { defaultValues: valuesOf(payable) });
  const words = usePayableWords();
  const { fresh, forget, onRefused } = useFresh<Payable>('payable', (version) => form.setValue('version', version));
  const { frame } = useFormOverlay(overlay, form, {
    send: client.payables.changeExpense,
    onRefused,
    success: t('expense.updated'),
    failure: (error) => {
      const code = refusalCode(error);
      if (code === 'STALE') return undefined;
      if (code === 'ALREADY_PAID') return t('expense.alreadyPaid');
      return code === 'NOT_FOUND' ? t('gone') : t('expense.failed');
    },
    changed: PAYABLES,
  });
  return (
    <FormDialog {...frame} title={t('expense.edit')} saveLabel={t('expense.save')}>
      <StaleNotice
        fresh={fresh}
        words={words.whole}
        onTake={(fresh) => {
          form.reset(valuesOf(fresh));
          forget();
        }}
      />
      <ExpenseFields
        form={form}
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
