import { Minus, Plus } from 'lucide-react';
import { quantityStep } from '#domain/cashier/sale.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { IconButton } from '#web/ui/button.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import type { Row } from './draft.ts';

type Props = {
  row: Row;
  onChange: (quantity: number | null) => void;
  onRemove: () => void;
  /** The id of its error message. */
  errorAt: string | undefined;
};

/** Arrow keys use the unit's step; the buttons step by one, so that a millilitre does not take a hundred presses. */
export function QuantityField({ row, onChange, onRemove, errorAt }: Props) {
  const { t } = useTranslation('cashier');
  const { quantity, product_name: name } = row;
  const least = quantityStep(row.sold_unit);

  function leave() {
    if (quantity === null) onChange(least);
    else if (quantity <= 0) onRemove();
  }

  const by = (change: number) => onChange(Math.max(least, Number(((quantity || 0) + change).toFixed(2))));
  return (
    <div className={frame}>
      <IconButton
        icon={Minus}
        size="sm"
        className={narrow}
        label={t('sale.less', { name })}
        disabled={(quantity ?? 0) <= least}
        onClick={() => by(-1)}
      />
      <NumberField
        label={t('sale.quantityOf', { name })}
        hideLabel
        className={`w-full ${bare}`}
        value={quantity}
        onChange={onChange}
        onBlur={leave}
        min={0}
        step={least}
        errorAt={errorAt}
      />
      <IconButton icon={Plus} size="sm" className={narrow} label={t('sale.more', { name })} onClick={() => by(1)} />
    </div>
  );
}

/** One edge around field and buttons. */
const frame =
  'flex items-center rounded-control md:h-control border border-control bg-field has-aria-invalid:border-danger-bar has-aria-invalid:inset-ring has-aria-invalid:inset-ring-danger-bar ';
/** Leaves room for five digits and two decimals. */
const narrow = 'md:w-6.5 md:px-0';
const bare =
  '[&_input]:h-9 max-md:[&_input]:h-11 [&_input]:border-0 [&_input]:bg-transparent [&_input]:px-0 [&_input]:text-center [&_input]:inset-ring-0';
