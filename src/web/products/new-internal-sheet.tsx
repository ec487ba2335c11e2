import { useTranslation } from 'react-i18next';
import { internalProductForm } from '#contract/products-forms.ts';
import { shelfUnit } from '#domain/products/units.ts';
import { client } from '#web/app/api/client.ts';
import { NumberField } from '#web/ui/number-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { BaseUnitField } from './base-unit-field.tsx';
import { FormSheet, type SheetProps } from './form-sheet.tsx';
import { measureOf, newProduct } from './new-product.ts';
import { ProductFields } from './product-fields.tsx';
import { useQuantities } from './use-quantities.ts';
import { useSave } from './use-save.ts';

/** A product for use in the salon; what stands on the shelf already comes with it. */
export function NewInternalSheet({ open, onOpenChange }: SheetProps) {
  const { t } = useTranslation('products');
  const { unit } = useQuantities();
  const form = useForm(internalProductForm, { defaultValues: { ...newProduct, existing_stock: null } });
  const { save, hasFailed } = useSave({
    send: client.products.createInternal,
    refuse: form.refuse,
    success: t('form.created'),
    onSaved: () => onOpenChange(false),
  });
  const measure = measureOf(form.watch());
  return (
    <FormSheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('form.add.internal')}
      saveLabel={t('form.save')}
      form={form}
      onSubmit={form.submit(save)}
      failure={hasFailed && t('form.failed')}
    >
      <ProductFields
        name={form.field('name')}
        description={form.field('description')}
        display_unit_label={form.field('display_unit_label')}
        unit_size_in_base={form.control('unit_size_in_base')}
        min_stock={form.control('min_stock')}
        baseUnit={<BaseUnitField {...form.field('base_unit')} />}
        measure={measure}
      />
      <NumberField
        label={t('form.existingStock')}
        {...form.control('existing_stock')}
        min={0}
        suffix={measure && unit(shelfUnit(measure), measure)}
        optional
      />
    </FormSheet>
  );
}
