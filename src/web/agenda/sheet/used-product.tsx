import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/ground/use-format.ts';
import { useQuantities } from '#web/products/use-quantities.ts';
import { IconButton } from '#web/ui/button.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { costOf } from './totals.ts';
import type { KnownProduct } from './use-known-products.ts';

type Props = {
  product: KnownProduct;
  quantity: number | null;
  onQuantity: (quantity: number | null) => void;
  /** Left out for a suggestion: it is not there yet. */
  onRemove?: () => void;
  error?: string;
};

/** "Pó descolorante  [60 g]  × R$ 0,28  R$ 16,80". */
export function UsedProduct({ product, quantity, onQuantity, onRemove, error }: Props) {
  const { t } = useTranslation(['agenda', 'products']);
  const { money } = useFormat();
  const { cost } = useQuantities();
  const { product_name: name, unit_of_measure: unit, cost_per_unit } = product;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_6rem_4.75rem_2rem] max-md:grid-cols-[minmax(0,1fr)_6rem_4.25rem_2.75rem] items-start gap-2">
      <span className="min-w-0 pt-0.5">
        <span className={onRemove ? 'block truncate text-sm' : 'block truncate text-sm text-muted'}>{name}</span>
        <span className="block truncate text-xs text-muted tabular-nums">
          {onRemove ? t('sheet.perUnit', { cost: cost(cost_per_unit) }) : t('sheet.suggested')}
        </span>
      </span>
      <NumberField
        label={t('sheet.quantityOf', { name })}
        hideLabel
        value={quantity}
        onChange={onQuantity}
        min={0}
        step={unit === 'un' ? 1 : 0.01}
        suffix={t(`products:units.${unit}`)}
        error={error}
      />
      <span className="self-center text-right text-13 font-medium tabular-nums">
        {onRemove && money(costOf(quantity, cost_per_unit))}
      </span>
      {onRemove && (
        <IconButton
          icon={X}
          size="sm"
          className="self-center max-md:min-h-11 max-md:min-w-11"
          label={t('sheet.removeProduct', { name })}
          onClick={onRemove}
        />
      )}
    </li>
  );
}
