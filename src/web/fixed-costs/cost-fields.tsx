import { useTranslation } from 'react-i18next';
import { FIXED_COST_PAYMENT_METHODS } from '#domain/shared/payment-methods.ts';
import { SalonMoneyField } from '#web/ground/salon-money-field.tsx';
import { useMethods } from '#web/ground/use-methods.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { useChangeCost } from './use-change-cost.ts';

type CostForm = ReturnType<typeof useChangeCost>['form'];

/** In a row the head of the column says what it is. */
type Props = { form: CostForm; hideLabel?: boolean };

export function ValueField({ form, hideLabel }: Props) {
  const { t } = useTranslation('fixedCosts');
  return <SalonMoneyField label={t('columns.value')} hideLabel={hideLabel} {...form.control('value')} />;
}

export function DueField({ form, hideLabel }: Props) {
  const { t } = useTranslation('fixedCosts');
  const today = useSalonToday();
  return <DateField label={t('columns.due')} hideLabel={hideLabel} {...form.control('due_date')} today={today} />;
}

export function MethodField({ form, hideLabel }: Props) {
  const { t } = useTranslation(['fixedCosts', 'app']);
  const { value, onChange, error } = form.control('payment_method');
  const methods = useMethods(FIXED_COST_PAYMENT_METHODS, value);
  return (
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
      options={methods.map((method) => ({
        value: method,
        label: t(`app:paymentMethods.${method}`),
      }))}
    />
  );
}

export function ObservationsField({ form, hideLabel }: Props) {
  const { t } = useTranslation('fixedCosts');
  return (
    <TextField
      label={t('columns.observations')}
      hideLabel={hideLabel}
      {...form.field('observations')}
      autoComplete="off"
    />
  );
}

/** A checkbox of the browser's own that looks like what it does: it turns over at once what the row says. */
export function PaidSwitch({ form }: Props) {
  const { t } = useTranslation('fixedCosts');
  const { value, onChange } = form.control('is_paid');
  return (
    <label className="flex min-h-control w-fit items-center gap-2.5 text-sm max-md:text-base">
      <input
        type="checkbox"
        role="switch"
        aria-checked={value}
        checked={value}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="relative h-5 w-9 flex-none cursor-pointer appearance-none rounded-full bg-control transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-4 before:rounded-full before:bg-on-brand before:transition-transform checked:bg-brand-fill checked:before:translate-x-4 forced-colors:border forced-colors:before:bg-[CanvasText]"
      />
      {t('edit.isPaid')}
    </label>
  );
}
