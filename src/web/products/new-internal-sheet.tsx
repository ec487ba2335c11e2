import { useTranslation } from 'react-i18next';
import { internalProductForm } from '#contract/products/forms.ts';
import { shelfUnit } from '#domain/products/units.ts';
import { client } from '#web/ground/api/client.ts';
import { FormSheet } from '#web/ui/form-overlay.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { BaseUnitField } from './base-unit-field.tsx';
import { measureOf, newProduct } from './new-product.ts';
import { ProductFields } from './product-fields.tsx';
import { useProductSave } from './use-products.ts';
import { useQuantities } from './use-quantities.ts';

/** A product for use in the salon; what stands on the shelf already comes with it. */
export function NewInternalSheet({ open, onOpenChange }: OverlayState) {
  const { t } = useTranslation('products');
  const { unit } = useQuantities();
  const form = useForm(internalProductForm, { defaultValues: { ...newProduct, existing_stock: null } });
  const { save, error } = useProductSave(client.products.createInternal, form, t('form.created'), onOpenChange);
  const measure = measureOf(form.watch());
  return (
    <FormSheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('form.add.internal')}
      saveLabel={t('form.save')}
      form={form}
      onSubmit={form.submit(save)}
      failure={error && t('form.failed')}
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
