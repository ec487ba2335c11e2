import { LONGEST_DURATION_MINUTES } from '#domain/services/defaults.ts';
import { numberLocale } from '#domain/shared/countries.ts';
import { numberFormat } from '#domain/shared/formatters.ts';
import { cents, moneyParts } from '#domain/shared/money.ts';
import { COMMISSION } from '#domain/team/commission.ts';
import { SalonMoneyField } from '#web/ground/salon-money-field.tsx';
import { useMay } from '#web/ground/use-may.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { NumberField } from '#web/ui/number-field.tsx';
import { usePlace } from '#web/ui/use-place.ts';

export type Terms = { price: number | null; duration_minutes: number | null; commission_percent: number | null };

export const TERMS = ['price', 'duration_minutes', 'commission_percent'] as const satisfies Array<keyof Terms>;

type Props = {
  /** Whose they are, or of which service. */
  name: string;
  value: Terms;
  onChange: (value: Terms) => void;
  /** What holds where a field is left empty. */
  inherited: Terms;
  errors: { [Name in keyof Terms]?: string | undefined };
  hasVariablePrice: boolean;
  /** The owner earns no commission. */
  earnsNothing: boolean;
};

/** Price, duration and percentage of somebody's own, in three columns. What is their own is framed; what is not shows what holds instead. */
export function OwnTermsFields({ name, value, onChange, inherited, errors, hasVariablePrice, earnsNothing }: Props) {
  const { t } = useTranslation('services');
  const hasNoPercent = !useMay()('all_commissions') || earnsNothing;
  const place = usePlace();
  const decimal = numberFormat(numberLocale(place), { maximumFractionDigits: 2 });
  const shown = (amount: number | null) =>
    amount === null || !Number.isFinite(amount) ? NONE : decimal.format(amount);
  const { price } = inherited;
  return (
    <div className="grid grid-cols-[minmax(0,1.4fr)_minmax(0,0.95fr)_minmax(0,1fr)] items-start gap-2 max-[23rem]:grid-cols-2 md:w-94 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1.1fr)_minmax(0,1fr)] md:gap-3">
      {/* On a narrow phone an amount needs a row of its own. */}
      <SalonMoneyField
        label={t('terms.priceOf', { name })}
        hideLabel
        className={`max-[23rem]:col-span-2 ${lookOf(value.price)}`}
        value={hasVariablePrice ? null : value.price}
        onChange={(amount) => onChange({ ...value, price: amount })}
        placeholder={
          hasVariablePrice || price === null || !Number.isSafeInteger(price)
            ? NONE
            : moneyParts(cents(price), place).amount
        }
        disabled={hasVariablePrice}
        error={errors.price}
      />
      <NumberField
        label={t('terms.durationOf', { name })}
        hideLabel
        className={lookOf(value.duration_minutes)}
        value={value.duration_minutes}
        onChange={(minutes) => onChange({ ...value, duration_minutes: minutes })}
        placeholder={shown(inherited.duration_minutes)}
        min={1}
        max={LONGEST_DURATION_MINUTES}
        step={5}
        suffix={t('form.minutes')}
        error={errors.duration_minutes}
      />
      <NumberField
        label={t('terms.commissionOf', { name })}
        hideLabel
        className={`max-md:[&_input]:pl-2 ${lookOf(value.commission_percent)}`}
        value={hasNoPercent ? null : value.commission_percent}
        onChange={(percent) => onChange({ ...value, commission_percent: percent })}
        placeholder={hasNoPercent ? NONE : shown(inherited.commission_percent)}
        {...COMMISSION}
        suffix="%"
        disabled={hasNoPercent}
        error={errors.commission_percent}
      />
    </div>
  );
}

/** The same columns, named once above the rows. */
export function OwnTermsHead() {
  const { t } = useTranslation('services');
  return (
    <div
      aria-hidden
      className="grid w-94 grid-cols-[minmax(0,1.2fr)_minmax(0,1.1fr)_minmax(0,1fr)] gap-3 text-right text-xs font-medium text-muted max-md:hidden"
    >
      <span>{t('form.price')}</span>
      <span>{t('form.duration')}</span>
      <span>{t('terms.commission')}</span>
    </div>
  );
}

const NONE = '–';

function lookOf(own: number | null): string {
  const right = '[&_input]:text-right [&_input:has(+span)]:pr-11';
  if (own === null) return right;
  return `${right} [&_input:not([aria-invalid])]:border-brand-fill [&_input:not([aria-invalid])]:inset-ring [&_input:not([aria-invalid])]:inset-ring-brand-fill [&_input]:font-semibold`;
}
