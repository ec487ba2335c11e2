import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { purchaseForm } from '#contract/products/forms.ts';
import type { Product } from '#contract/products/operations.ts';
import { unitsFor } from '#domain/products/units.ts';
import { api, client } from '#web/ground/api/client.ts';
import { useFormOverlay } from '#web/ground/use-form-overlay.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { FormSheet } from '#web/ui/form-overlay.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { newPurchase, STOCK_TABLES, withRows } from './product-form.ts';
import { ProductPicker } from './product-picker.tsx';
import { PurchaseFields } from './purchase-fields.tsx';
import { useQuantities } from './use-quantities.ts';

const purchaseInRows = withRows(purchaseForm);

/** Registers a purchase; without a given product, it is chosen first. */
export function PurchaseSheet({ product: preset, ...overlay }: OverlayState & { product?: Product }) {
  const { t } = useTranslation('products');
  const { shelf } = useQuantities();
  const [product, setProduct] = useState(preset ?? null);
  const fresh = { ...newPurchase(useSalonToday()), id: preset?.id ?? '', purchase_unit: preset && unitsFor(preset)[0] };
  const form = useForm(purchaseInRows, { defaultValues: fresh });
  const { frame } = useFormOverlay(overlay, form, {
    send: client.products.createPurchase,
    success: t('purchase.done'),
    failure: () => t('purchase.failed'),
    changed: STOCK_TABLES,
  });
  const id = form.control('id');

  // Proposes the last purchase's values, unless something was typed meanwhile.
  const asked = { input: { id: product?.id ?? '' }, enabled: product !== null };
  const { data: last } = useQuery(api.products.lastPurchase.queryOptions(asked));
  const { setValue, watch } = form;
  useEffect(() => {
    if (!last || !product || watch('unit_cost') !== null) return;
    if (unitsFor(product).includes(last.purchase_unit)) setValue('purchase_unit', last.purchase_unit);
    setValue('unit_cost', last.unit_cost);
    setValue('payment_method', last.payment_method);
    setValue('supplier', last.supplier);
  }, [last, product, setValue, watch]);

  function choose(next: Product | null) {
    setProduct(next);
    id.onChange(next?.id ?? '');
    if (!next) return;
    setValue('unit_cost', null);
    for (const unit of unitsFor(next).slice(0, 1)) setValue('purchase_unit', unit);
  }

  return (
    <FormSheet {...frame} title={t('purchase.title')} saveLabel={t('purchase.save')}>
      <ProductPicker
        label={t('purchase.product')}
        placeholder={t('searchPlaceholder')}
        value={product}
        onChange={choose}
        detailOf={shelf}
        error={id.error}
        required
      />
      <PurchaseFields form={form} unit={form.control('purchase_unit')} measure={product ?? undefined} />
    </FormSheet>
  );
}
