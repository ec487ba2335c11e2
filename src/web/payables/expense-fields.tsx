import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { COST_CATEGORIES } from '#domain/shared/cost-categories.ts';
import { PURCHASE_PAYMENT_METHODS } from '#domain/shared/payment-methods.ts';
import { SalonMoneyField } from '#web/ground/salon-money-field.tsx';
import { useMethods } from '#web/ground/use-methods.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type Text = Pick<ComponentProps<typeof TextField>, 'name' | 'onChange' | 'onBlur' | 'error'>;
type Choice = Pick<ComponentProps<typeof NativeSelect>, 'name' | 'onChange' | 'onBlur' | 'error'>;
type Control<Value> = { value: Value; onChange: (value: Value) => void; error?: string };

type Props = {
  description: Text;
  category: Choice;
  value: Control<number | null>;
  expense_date: Control<string>;
  supplier: Text;
  payment_method: Choice;
  storedMethod?: string | undefined;
  /** The due date or, of what was paid, when. */
  day: ReactNode;
};

/** What every one-off expense has. */
export function ExpenseFields(fields: Props) {
  const { t } = useTranslation(['payables', 'app']);
  const today = useSalonToday();
  const methods = useMethods(PURCHASE_PAYMENT_METHODS, fields.storedMethod);
  return (
    <>
      <TextField label={t('expense.description')} {...fields.description} autoComplete="off" required />
      <div className={two}>
        <NativeSelect
          label={t('expense.category')}
          {...fields.category}
          placeholder={t('expense.choose')}
          options={COST_CATEGORIES.map((value) => ({ value, label: t(`app:costCategories.${value}`) }))}
          required
        />
        <SalonMoneyField label={t('expense.value')} {...fields.value} required />
      </div>
      <div className={two}>
        <DateField label={t('expense.date')} {...fields.expense_date} today={today} required />
        <TextField label={t('expense.supplier')} {...fields.supplier} capitalise="words" autoComplete="off" optional />
      </div>
      <div className={two}>
        {fields.day}
        <NativeSelect
          label={t('expense.method')}
          {...fields.payment_method}
          options={methods.map((value) => ({ value, label: t(`app:paymentMethods.${value}`) }))}
          required
        />
      </div>
    </>
  );
}

const two = 'grid grid-cols-2 items-start gap-4 max-[22.5rem]:grid-cols-1';
