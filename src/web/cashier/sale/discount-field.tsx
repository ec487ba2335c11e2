import { cents, moneyParts, parseMoney } from '#domain/shared/money.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { classNames } from '#web/ui/class-names.ts';
import { MoneyField, NumberField } from '#web/ui/number-field.tsx';
import { usePlace } from '#web/ui/use-place.ts';
import type { Off } from './service-draft.ts';

type Props = {
  /** What the discount is on. */
  label: string;
  value: Off;
  onChange: (off: Off) => void;
  /** The field and its switch were left. */
  onLeave?: () => void;
  /** The id of its error message. */
  errorAt?: string | undefined;
  /** The id of what it says beforehand. */
  hintAt?: string | undefined;
  takesFocus?: boolean;
  className?: string;
};

/** An amount or a percentage, with a switch between the two. */
export function DiscountField({ label, value, onChange, onLeave, errorAt, hintAt, takesFocus, className }: Props) {
  const { t } = useTranslation('cashier');
  const place = usePlace();
  const { sign } = moneyParts(cents(0), place);
  const field = {
    label,
    hideLabel: true,
    className: bare,
    value: value.amount,
    onChange: (amount: number | null) => onChange({ ...value, amount }),
    ...(errorAt && { errorAt }),
    hintAt,
    ...(takesFocus && { ref: focusAndSelect }),
  };
  const units = [
    { isPercent: true, sign: '%', name: t('sale.inPercent') },
    { isPercent: false, sign, name: t('sale.inMoney') },
  ];

  /** The digits stay: 10% becomes 10,00. */
  function choose(isPercent: boolean) {
    if (isPercent === value.isPercent) return;
    const { amount } = value;
    onChange({ isPercent, amount: amount === null ? null : isPercent ? amount / 100 : Math.round(amount * 100) });
  }

  return (
    <fieldset
      className={classNames(frame, className)}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && onLeave?.()}
    >
      <div className="min-w-0 flex-1">
        {value.isPercent ? (
          <NumberField {...field} min={0} max={100} />
        ) : (
          <MoneyField
            {...field}
            symbol=""
            parse={(text) => parseMoney(text, place)}
            format={(amount) => moneyParts(cents(amount), place).amount}
          />
        )}
      </div>
      {units.map((unit) => (
        <button
          key={unit.sign}
          type="button"
          aria-label={`${unit.sign}, ${unit.name}`}
          aria-pressed={unit.isPercent === value.isPercent}
          // The amount keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(unit.isPercent)}
          className={classNames(
            'flex w-8 flex-none items-center justify-center border-l border-control text-13 text-muted last:rounded-r-[5px] hover:text-text max-md:w-11',
            'aria-pressed:bg-brand-tint-strong aria-pressed:font-semibold aria-pressed:text-brand-text dark:aria-pressed:text-[#e3c8ff]',
          )}
        >
          {unit.sign}
        </button>
      ))}
    </fieldset>
  );
}

function focusAndSelect(input: HTMLInputElement | null) {
  if (!input) return;
  input.focus();
  input.select();
}

const frame =
  'flex min-w-0 rounded-control border border-control bg-field has-aria-invalid:border-danger-bar has-aria-invalid:inset-ring has-aria-invalid:inset-ring-danger-bar';
const bare =
  '[&_input]:h-[calc(var(--spacing-control)-2px)] max-md:[&_input]:h-11 [&_input]:border-0 [&_input]:bg-transparent [&_input]:px-2! [&_input]:text-right [&_input]:font-medium [&_input]:inset-ring-0';
