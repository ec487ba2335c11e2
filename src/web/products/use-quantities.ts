import { useMemo } from 'react';
import { type Measure, type PurchaseUnit, shelfUnit } from '#domain/products/units.ts';
import { numberLocale } from '#domain/shared/countries.ts';
import { numberFormat } from '#domain/shared/formatters.ts';
import { currencyOf } from '#domain/shared/money.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { usePlace } from '#web/ui/use-place.ts';

/** Formats quantities, units and costs per base unit. */
export function useQuantities() {
  const { t } = useTranslation('products');
  const place = usePlace();
  return useMemo(() => {
    const locale = numberLocale(place);
    const plain = numberFormat(locale, { maximumFractionDigits: 3 });
    const signed = numberFormat(locale, { maximumFractionDigits: 3, signDisplay: 'exceptZero' });
    const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
    const costs = numberFormat(locale, {
      style: 'currency',
      currency: currencyOf(place.country),
      minimumFractionDigits: 2,
      maximumFractionDigits: 6,
    });
    const unit = (unit: PurchaseUnit, measure: Measure) =>
      unit === 'display_unit' ? measure.display_unit_label : t(`units.${unit}`);
    const inBase = (quantity: number, measure: Measure, format = plain) =>
      `${format.format(quantity)} ${t(`units.${measure.base_unit}`)}`;
    return {
      number: plain.format,
      percent: percent.format,
      cost: costs.format,
      unit,
      inBase,
      change: (quantity: number, measure: Measure) => inBase(quantity, measure, signed),
      /** "6 frasco", "200 un". */
      of: (quantity: number, of: PurchaseUnit, measure: Measure) => `${plain.format(quantity)} ${unit(of, measure)}`,
      /** "frasco (900 ml)", "un". */
      shelf: (measure: Measure) => unitWithContent(shelfUnit(measure), measure),
      withContent: unitWithContent,
    };

    function unitWithContent(of: PurchaseUnit, measure: Measure): string {
      if (of !== 'display_unit') return t(`units.${of}`);
      return t('packageOf', {
        name: measure.display_unit_label,
        content: inBase(measure.unit_size_in_base ?? 0, measure),
      });
    }
  }, [place, t]);
}
