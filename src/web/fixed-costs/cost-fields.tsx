import { FIXED_COST_PAYMENT_METHODS } from '#domain/shared/payment-methods.ts';
import { SalonMoneyField } from '#web/ground/salon-money-field.tsx';
import { useMethods } from '#web/ground/use-methods.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { useChangeCost } from './use-costs.ts';

type CostForm = ReturnType<typeof useChangeCost>['form'];

/** The fields of a cost, for a sheet or a row. In a row the head of the column says what each is. */
export function useCostFields(form: CostForm, { hideLabel = false } = {}) {
  const { t } = useTranslation(['fixedCosts', 'app']);
  const today = useSalonToday();
  const { value, onChange, error } = form.control('payment_method');
  const methods = useMethods(FIXED_COST_PAYMENT_METHODS, value);
  const paid = form.control('is_paid');
  return {
    value: <SalonMoneyField label={t('columns.value')} hideLabel={hideLabel} {...form.control('value')} />,
    due: <DateField label={t('columns.due')} hideLabel={hideLabel} {...form.control('due_date')} today={today} />,
    method: (
      <NativeSelect
        label={t('columns.method')}
        hideLabel={hideLabel}
        error={error}
        value={value ?? ''}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          onChange(FIXED_COST_PAYMENT_METHODS.find((method) => method === chosen) ?? null);
        }}
        placeholder={value === null ? t('noMethod') : undefined}
        options={methods.map((method) => ({ value: method, label: t(`app:paymentMethods.${method}`) }))}
      />
    ),
    observations: (
      <TextField
        label={t('columns.observations')}
        hideLabel={hideLabel}
        {...form.field('observations')}
        autoComplete="off"
      />
    ),
    // A native checkbox that looks like a switch, because it takes effect at once.
    paid: (
      <label className="flex min-h-control w-fit items-center gap-2.5 text-sm max-md:text-base">
        <input
          type="checkbox"
          role="switch"
          aria-checked={paid.value}
          checked={paid.value}
          onChange={(event) => paid.onChange(event.currentTarget.checked)}
          className="relative h-5 w-9 flex-none cursor-pointer appearance-none rounded-full bg-control transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-4 before:rounded-full before:bg-on-brand before:transition-transform checked:bg-brand-fill checked:before:translate-x-4 forced-colors:border forced-colors:before:bg-[CanvasText]"
        />
        {t('edit.isPaid')}
      </label>
    ),
  };
}
