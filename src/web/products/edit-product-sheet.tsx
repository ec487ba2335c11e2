import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { productChangeForm } from '#contract/products/forms.ts';
import type { Product } from '#contract/products/operations.ts';
import { costOnShelf } from '#domain/products/pricing.ts';
import type { Measure } from '#domain/products/units.ts';
import { cents } from '#domain/shared/money.ts';
import { api, client } from '#web/ground/api/client.ts';
import { FormSheet } from '#web/ui/form-overlay.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { BaseUnitField } from './base-unit-field.tsx';
import { measureOf } from './new-product.ts';
import { PriceFields } from './price-fields.tsx';
import { FormSection, type NumberControl, ProductFields } from './product-fields.tsx';
import { useProductSave } from './use-products.ts';

export function EditProductSheet({ product, open, onOpenChange }: OverlayState & { product: Product }) {
  const { t } = useTranslation('products');
  const [defaultValues] = useState(() => valuesOf(product));
  const form = useForm(productChangeForm, { defaultValues });
  const { save, error } = useProductSave(client.products.change, form, t('form.updated'), onOpenChange);
  const measure = measureOf({ ...form.watch(), base_unit: product.base_unit });
  return (
    <FormSheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('form.edit')}
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
        baseUnit={<BaseUnitField value={product.base_unit} disabled />}
        measure={measure}
      />
      {product.product_type === 'resale' && measure && (
        <FormSection title={t('form.sale')}>
          <PriceAtLastCost product={product} price={form.control('price')} measure={measure} />
        </FormSection>
      )}
    </FormSheet>
  );
}

/** What was paid last says what the next one will cost. */
function PriceAtLastCost({ product, price, measure }: { product: Product; price: NumberControl; measure: Measure }) {
  const { t } = useTranslation('products');
  const { data: last } = useQuery(api.products.lastPurchase.queryOptions({ input: { id: product.id } }));
  const cost = last ? costOnShelf(cents(last.unit_cost), last.purchase_unit, measure) : null;
  return <PriceFields price={price} cost={cost} withoutCost={t('form.noPurchase')} />;
}

function valuesOf(product: Product) {
  const { id, name, description, display_unit_label, unit_size_in_base, min_stock, price } = product;
  return { id, name, description, display_unit_label, unit_size_in_base, min_stock, price };
}
