import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { changeFixedCostTypeForm } from '#contract/fixed-costs/forms.ts';
import type { FixedCostType } from '#contract/fixed-costs/operations.ts';
import { USUAL_DUE_DAY } from '#domain/fixed-costs/cost-types.ts';
import { FIXED_COST_PAYMENT_METHODS } from '#domain/shared/payment-methods.ts';
import { monthOf, monthsOf, yearAndMonth } from '#domain/shared/period.ts';
import { client } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { SalonMoneyField } from '#web/ground/salon-money-field.tsx';
import { useSession } from '#web/ground/session.ts';
import { StaleNotice } from '#web/ground/stale-notice.tsx';
import { useFormOverlay } from '#web/ground/use-form-overlay.ts';
import { useFresh } from '#web/ground/use-fresh.ts';
import { useMethods } from '#web/ground/use-methods.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FormSheet } from '#web/ui/form-overlay.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { useMonthName } from '#web/ui/use-month-name.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { useCostWords } from './use-cost-words.ts';

/** What to change; without one, a new one. */
type Props = OverlayState & { type?: FixedCostType };

type Values = z.output<typeof changeFixedCostTypeForm>;

export function TypeSheet({ type, ...overlay }: Props) {
  const { t } = useTranslation(['fixedCosts', 'app']);
  const { profile } = useSession();
  const words = useCostWords();
  // A slip that only Brazil has.
  const usualMethod = profile.country === 'BR' ? 'Boleto' : 'Transferência';
  const valuesOf = (type: FixedCostType | undefined) => ({
    version: type?.version,
    name: type?.name ?? '',
    category: type?.category,
    default_value: type?.default_value ?? 0,
    default_due_day: type?.default_due_day ?? USUAL_DUE_DAY,
    default_payment_method: type?.default_payment_method ?? usualMethod,
    apply_to_unpaid: false,
  });
  const form = useForm(changeFixedCostTypeForm, { defaultValues: valuesOf(type) });
  const methods = useMethods(FIXED_COST_PAYMENT_METHODS, type?.default_payment_method);
  const { fresh, forget, onRefused } = useFresh<FixedCostType>('type', (version) => form.setValue('version', version));
  const { frame } = useFormOverlay(overlay, form, {
    send: ({ apply_to_unpaid, version, ...values }: Values, call) =>
      type
        ? client.fixedCosts.changeType({ ...values, version, apply_to_unpaid, id: type.id })
        : client.fixedCosts.createType(values, call),
    onRefused,
    success: t(type ? 'type.changed' : 'type.added'),
    failure: (error) => refusalCode(error) !== 'STALE' && t('type.failed'),
    changed: ['fixed_cost_types', 'monthly_fixed_costs'],
  });
  return (
    <FormSheet {...frame} title={t(type ? 'type.editTitle' : 'new')} saveLabel={t('type.save')}>
      <StaleNotice
        fresh={fresh}
        words={words.type}
        onTake={(fresh) => {
          form.reset(valuesOf(fresh));
          forget();
        }}
      />
      <TextField label={t('type.name')} {...form.field('name')} autoComplete="off" required />
      <CategoryTiles label={t('type.category')} {...form.control('category')} />
      <div className="grid grid-cols-2 items-start gap-4">
        <SalonMoneyField label={t('type.value')} {...form.control('default_value')} />
        <NumberField label={t('type.dueDay')} {...form.control('default_due_day')} min={1} max={31} required />
      </div>
      <NativeSelect
        label={t('type.method')}
        {...form.field('default_payment_method')}
        options={methods.map((method) => ({
          value: method,
          label: t(`app:paymentMethods.${method}`),
        }))}
      />
      {type ? (
        <Checkbox label={t('type.apply')} hint={t('type.applyHint')} {...form.field('apply_to_unpaid')} />
      ) : (
        <EntersIn />
      )}
    </FormSheet>
  );
}

/** Which months a new one brings along. */
function EntersIn() {
  const { t } = useTranslation('fixedCosts');
  const nameOf = useMonthName();
  const month = monthOf(useSalonToday());
  const { year } = yearAndMonth(month);
  const months = monthsOf(year).filter((one) => one >= month);
  const key = ({ 1: 'entersOne', 2: 'entersTwo' } as const)[months.length] ?? 'entersMany';
  return (
    <p className="flex items-center gap-3 rounded-card bg-subtle px-4 py-3 text-sm text-muted">
      <Info aria-hidden strokeWidth={1.75} className="size-5 flex-none" />
      {t(`type.${key}`, { first: nameOf(month), last: nameOf(months.at(-1) ?? month), year })}
    </p>
  );
}
