import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Measure, shelfUnit } from '#domain/products/units.ts';
import { NumberField } from '#web/ui/number-field.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { useQuantities } from './use-quantities.ts';

export type NumberControl = { value: number | null; onChange: (value: number | null) => void; error?: string };
type TextControl = Pick<ComponentProps<typeof TextField>, 'name' | 'onChange' | 'onBlur' | 'error'>;

type Props = {
  name: TextControl;
  description: Pick<ComponentProps<typeof TextArea>, 'name' | 'onChange' | 'onBlur' | 'error'>;
  display_unit_label: TextControl;
  unit_size_in_base: NumberControl;
  min_stock: NumberControl;
  /** The base unit: chosen once, then only shown. */
  baseUnit: ReactNode;
  /** Unknown while no base unit is chosen. */
  measure: Measure | undefined;
};

/** What every product has, of whatever kind. */
export function ProductFields({ baseUnit, measure, ...fields }: Props) {
  const { t } = useTranslation('products');
  const { unit } = useQuantities();
  return (
    <>
      <TextField label={t('form.name')} {...fields.name} autoComplete="off" required />
      <TextArea label={t('form.description')} {...fields.description} optional />
      {baseUnit}
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField
          label={t('form.package')}
          {...fields.display_unit_label}
          capitalise="off"
          placeholder={t('form.packagePlaceholder')}
          hint={t('form.packageHint')}
          autoComplete="off"
          optional
        />
        <NumberField
          label={t('form.packageSize')}
          {...fields.unit_size_in_base}
          min={0}
          step={0.01}
          suffix={measure && unit(measure.base_unit, measure)}
        />
      </div>
      <NumberField
        label={t('form.minStock')}
        {...fields.min_stock}
        hint={t('form.minStockHint')}
        min={0}
        suffix={measure && unit(shelfUnit(measure), measure)}
        optional
      />
    </>
  );
}

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-t border-divider pt-4">
      <h3 className="text-base font-semibold">{title}</h3>
      {children}
    </section>
  );
}
