import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { COST_CATEGORIES } from '#domain/shared/cost-categories.ts';
import { PURCHASE_PAYMENT_METHODS } from '#domain/shared/payment-methods.ts';
import { SalonMoneyField } from '#web/ground/salon-money-field.tsx';
import { useMethods } from '#web/ground/use-methods.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { Control, Registered } from '#web/ui/use-form.ts';

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
export function ExpenseFields({ form, storedMethod, day }: Props) {
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
        <TextField
          label={t('expense.supplier')}
          {...form.field('supplier')}
          capitalise="words"
          autoComplete="off"
          optional
        />
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

const two = 'grid grid-cols-2 items-start gap-4 max-[22.5rem]:grid-cols-1';
