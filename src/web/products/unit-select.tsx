import { type Measure, type PurchaseUnit, unitsFor } from '#domain/products/units.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { useQuantities } from './use-quantities.ts';

type Props = {
  label: string;
  value: PurchaseUnit | undefined;
  onChange: (unit: PurchaseUnit) => void;
  error?: string;
  measure: Measure | undefined;
};

/** Offers the units of the product. */
export function UnitSelect({ value, onChange, measure, ...field }: Props) {
  const { t } = useTranslation('products');
  const { withContent } = useQuantities();
  const units = measure ? unitsFor(measure) : [];
  return (
    <NativeSelect
      {...field}
      value={value && units.includes(value) ? value : ''}
      onChange={(event) => onChange(event.currentTarget.value as PurchaseUnit)}
      placeholder={t('form.choose')}
      options={units.map((unit) => ({ value: unit, label: measure ? withContent(unit, measure) : unit }))}
      disabled={!measure}
      required
    />
  );
}
