import { useState } from 'react';
import { usualTips } from '#domain/cashier/change.ts';
import { isAmount } from '#domain/payments/split.ts';
import { cents, formatRoundMoney } from '#domain/shared/money.ts';
import { SalonMoneyField } from '#web/ground/salon-money-field.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { classNames } from '#web/ui/class-names.ts';
import { usePlace } from '#web/ui/use-place.ts';
import { PersonSelect } from '../sale/person-select.tsx';

/** As it is typed; whoever it is for is null until somebody is chosen. */
export type TypedTip = { amount: number | null; staff_id: string | null };

const NO_TIP: TypedTip = { amount: 0, staff_id: null };

export type Tipping = ReturnType<typeof useTip>;

/** A tip that is paid with the rest. `likely` is whom it is for unless somebody else is chosen. */
export function useTip(likely: string | null) {
  const [typed, setTyped] = useState(NO_TIP);
  const tip = { ...typed, staff_id: typed.staff_id ?? likely };
  const amount = cents(isAmount(tip.amount) ? (tip.amount ?? 0) : 0);
  return {
    tip,
    change: (changes: Partial<TypedTip>) => setTyped({ ...typed, ...changes }),
    amount,
    /** Whether it can be paid: readable, and for somebody. */
    isWhole: isAmount(tip.amount) && (amount === 0 || tip.staff_id !== null),
    /** As the server takes it. */
    form: amount > 0 && tip.staff_id !== null ? { staff_id: tip.staff_id, amount } : undefined,
  };
}

export function TipChoice({ tipping: { tip, amount, change } }: { tipping: Tipping }) {
  const { t } = useTranslation('cashier');
  const place = usePlace();
  const [isOther, setOther] = useState(false);
  const isFor = amount > 0 || isOther;
  const chips = [
    { name: t('sale.tipNone'), isPressed: !isOther && amount === 0, press: () => choose(0) },
    ...usualTips(place.country).map((usual) => ({
      name: formatRoundMoney(usual, place),
      isPressed: !isOther && amount === usual,
      press: () => choose(usual),
    })),
    { name: t('sale.tipOther'), isPressed: isOther, press: () => choose(null) },
  ];

  function choose(next: number | null) {
    setOther(next === null);
    change({ amount: next });
  }

  return (
    <fieldset className="grid items-center gap-x-2 max-md:gap-y-1.5 md:grid-cols-[minmax(6.5rem,1fr)_minmax(0,auto)]">
      <legend className="sr-only">{t('sale.tip')}</legend>
      <span aria-hidden="true" className="text-muted">
        {t('sale.tip')} {isFor && <span className="max-md:hidden">{t('sale.tipFor')}</span>}
      </span>
      <div className={classNames('flex flex-wrap gap-1.5 md:justify-end', isFor && 'md:row-span-2')}>
        {chips.map(({ name, isPressed, press }) => (
          <button
            key={name}
            type="button"
            aria-pressed={isPressed}
            onClick={press}
            className={classNames(
              'inline-flex h-8 items-center rounded-full border border-edge bg-surface px-2.5 text-13 font-medium whitespace-nowrap tabular-nums transition-colors hover:bg-raised max-md:h-11 max-md:flex-1 max-md:justify-center',
              'aria-pressed:border-brand-text aria-pressed:bg-brand-tint-strong aria-pressed:text-brand-text dark:aria-pressed:text-[#e3c8ff]',
            )}
          >
            {name}
          </button>
        ))}
        {isOther && (
          <SalonMoneyField
            label={t('sale.tipAmount')}
            hideLabel
            ref={focusIt}
            className="w-28 max-md:w-full [&_input]:h-8 max-md:[&_input]:h-11 [&_input]:text-right"
            value={tip.amount}
            onChange={(next) => change({ amount: next })}
            error={isAmount(tip.amount) ? undefined : t('errors.amountInvalid')}
          />
        )}
      </div>
      {isFor && (
        <span className="flex min-w-0 items-center gap-1.5 text-13 text-muted max-md:justify-end md:-my-1">
          <span aria-hidden="true" className="md:hidden">
            {t('sale.tipFor')}
          </span>
          <PersonSelect
            label={t('sale.tipTo')}
            empty={t('sale.tipWho')}
            value={tip.staff_id}
            onChange={(staff_id) => change({ staff_id })}
            required
            hasDot
          />
        </span>
      )}
    </fieldset>
  );
}

function focusIt(input: HTMLInputElement | null) {
  input?.focus();
}
