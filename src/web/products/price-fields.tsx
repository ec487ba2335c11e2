import { useState } from 'react';
import { DEFAULT_MARKUP, margin, suggestedPrice } from '#domain/products/pricing.ts';
import { type Cents, cents } from '#domain/shared/money.ts';
import { SalonMoneyField } from '#web/ground/salon-money-field.tsx';
import { useFormat } from '#web/ground/use-format.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import type { Control } from '#web/ui/use-form.ts';
import { useQuantities } from './use-quantities.ts';

type Props = {
  price: Control<number | null>;
  /** Of one unit on the shelf; null if unknown. */
  cost: Cents | null;
  /** Shown instead of a suggestion. */
  withoutCost: string;
};

/** The price, with a suggestion from cost and markup, and its margin. */
export function PriceFields({ price, cost, withoutCost }: Props) {
  const { t } = useTranslation('products');
  const { money } = useFormat();
  const { percent } = useQuantities();
  const [markup, setMarkup] = useState<number | null>(DEFAULT_MARKUP);
  const suggested = cost === null ? null : suggestedPrice(cost, markup ?? Number.NaN);
  const isPrice = price.value !== null && Number.isSafeInteger(price.value);
  const left = isPrice && cost !== null ? margin(cents(price.value ?? 0), cost) : null;
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-4">
        <SalonMoneyField label={t('form.price')} {...price} required />
        <NumberField label={t('form.markup')} value={markup} onChange={setMarkup} min={0} step={5} suffix="%" />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-subtle px-4 py-3 text-sm">
        <output className="grid gap-0.5 tabular-nums">
          <span>{suggested === null ? withoutCost : t('form.suggested', { price: money(suggested) })}</span>
          {left !== null && <span className="text-muted">{t('form.margin', { margin: percent(left) })}</span>}
        </output>
        {suggested !== null && suggested !== price.value && (
          <Button size="sm" onClick={() => price.onChange(suggested)}>
            {t('form.useSuggested')}
          </Button>
        )}
      </div>
    </>
  );
}
