import { Check, Info } from 'lucide-react';
import { useId } from 'react';
import type * as z from 'zod/mini';
import { changeFixedCostTypeForm } from '#contract/fixed-costs/forms.ts';
import type { FixedCostType } from '#contract/fixed-costs/operations.ts';
import { USUAL_DUE_DAY } from '#domain/fixed-costs/cost-types.ts';
import { COST_CATEGORIES, type CostCategory } from '#domain/shared/cost-categories.ts';
import { FIXED_COST_PAYMENT_METHODS } from '#domain/shared/payment-methods.ts';
import { monthOf, monthsOf, yearAndMonth } from '#domain/shared/period.ts';
import { api, client } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { showSaved } from '#web/ground/api/show-saved.ts';
import { SalonMoneyField } from '#web/ground/salon-money-field.tsx';
import { useSession } from '#web/ground/session.ts';
import { StaleNotice } from '#web/ground/stale-notice.tsx';
import { useFormOverlay } from '#web/ground/use-form-overlay.ts';
import { useFreshForm } from '#web/ground/use-fresh.ts';
import { useMethods } from '#web/ground/use-methods.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { fieldNotes } from '#web/ui/field.tsx';
import { FormSheet } from '#web/ui/form-overlay.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { useMonthName } from '#web/ui/use-month-name.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
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
  const { onRefused, notice } = useFreshForm('type', form, (fresh: FixedCostType) => valuesOf(fresh));
  const { frame } = useFormOverlay(overlay, form, {
    send: ({ apply_to_unpaid, version, ...values }: Values, call) =>
      type
        ? client.fixedCosts.changeType({ ...values, version, apply_to_unpaid, id: type.id })
        : client.fixedCosts.createType(values, call),
    onSaved: (saved) => showSaved(api.fixedCosts.types, saved),
    onRefused,
    success: t(type ? 'type.changed' : 'type.added'),
    failure: (error) => refusalCode(error) !== 'STALE' && t('type.failed'),
    changed: ['fixed_cost_types', 'monthly_fixed_costs'],
  });
  return (
    <FormSheet {...frame} title={t(type ? 'type.editTitle' : 'new')} saveLabel={t('type.save')}>
      <StaleNotice {...notice} words={words.type} />
      <TextField label={t('type.name')} {...form.field('name')} autoComplete="off" required />
      <CategoryTiles label={t('type.category')} {...form.control('category')} />
      <div className="grid grid-cols-2 items-start gap-4">
        <SalonMoneyField label={t('type.value')} {...form.control('default_value')} />
        <NumberField label={t('type.dueDay')} {...form.control('default_due_day')} min={1} max={31} required />
      </div>
      <NativeSelect
        label={t('type.method')}
        {...form.field('default_payment_method')}
        options={methods.map((method) => ({ value: method, label: t(`app:paymentMethods.${method}`) }))}
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

type CategoryTilesProps = {
  label: string;
  /** Undefined while none is chosen. */
  value: CostCategory | undefined;
  onChange: (category: CostCategory) => void;
  error?: string;
};

/** One of four, all in sight. */
function CategoryTiles({ label, value, onChange, error }: CategoryTilesProps) {
  const { t } = useTranslation(['fixedCosts', 'app']);
  const id = useId();
  const notes = fieldNotes(id, { error });
  return (
    <div className="grid gap-1.5">
      <span id={id} className="text-13 font-medium">
        {label}
      </span>
      <div
        role="radiogroup"
        aria-labelledby={id}
        aria-required
        {...notes.ties}
        // Lets the form focus it when none was chosen.
        tabIndex={-1}
        className="group grid grid-cols-2 gap-2"
      >
        {COST_CATEGORIES.map((category) => (
          <label
            key={category}
            className="relative flex min-h-control cursor-pointer items-center justify-between gap-2 rounded-control border border-control bg-field px-3 group-aria-invalid:border-danger-bar has-checked:border-brand-fill has-checked:bg-brand-tint-strong has-checked:font-medium has-checked:text-brand-text has-checked:inset-ring has-checked:inset-ring-brand-fill has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={id}
              value={category}
              checked={value === category}
              onChange={() => onChange(category)}
              className="peer absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {t(`app:costCategories.${category}`)}
            <Check aria-hidden className="invisible size-4.5 flex-none peer-checked:visible" />
          </label>
        ))}
      </div>
      {notes.below}
    </div>
  );
}
