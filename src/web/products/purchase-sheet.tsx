import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { purchaseForm } from '#contract/products/forms.ts';
import type { Product } from '#contract/products/operations.ts';
import { unitsFor } from '#domain/products/units.ts';
import { api, client } from '#web/ground/api/client.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { FormSheet } from '#web/ui/form-overlay.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { newPurchase } from './new-product.ts';
import { ProductPicker } from './product-picker.tsx';
import { PurchaseFields } from './purchase-fields.tsx';
import { useProductSave } from './use-products.ts';

/** Registers a purchase of a product that is already there; without one, it is chosen first. */
export function PurchaseSheet({ product: preset, open, onOpenChange }: OverlayState & { product?: Product }) {
  const { t } = useTranslation('products');
  const today = useSalonToday();
  const [product, setProduct] = useState(preset ?? null);
  const [defaultValues] = useState(() => ({
    ...newPurchase(today),
    id: preset?.id ?? '',
    purchase_unit: preset && unitsFor(preset)[0],
  }));
  const form = useForm(purchaseForm, { defaultValues });
  const { save, error } = useProductSave(client.products.createPurchase, form, t('purchase.done'), onOpenChange);
  const id = form.control('id');
  const unitCost = form.control('unit_cost');
  const instalments = {
    ...form.control('instalments'),
    value: form.watch('instalments') ?? [],
    errorOf: (index: number) => form.control(`instalments.${index}`).error,
  };

  // As the last time; what was typed while that was looked up stays.
  const last = useLastPurchase(product);
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
    <FormSheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('purchase.title')}
      saveLabel={t('purchase.save')}
      form={form}
      onSubmit={form.submit(save)}
      failure={error && t('purchase.failed')}
    >
      <ProductPicker label={t('purchase.product')} value={product} onChange={choose} error={id.error} />
      <PurchaseFields
        purchase_date={form.control('purchase_date')}
        quantity_purchased={form.control('quantity_purchased')}
        purchase_unit={form.control('purchase_unit')}
        unit_cost={unitCost}
        payment_method={form.field('payment_method')}
        payment_status={form.control('payment_status')}
        payment_date={form.control('payment_date')}
        due_date={form.control('due_date')}
        instalments={instalments}
        supplier={form.field('supplier')}
        measure={product ?? undefined}
        today={today}
      />
    </FormSheet>
  );
}

function useLastPurchase(product: Product | null) {
  const input = { id: product?.id ?? '' };
  return useQuery(api.products.lastPurchase.queryOptions({ input, enabled: product !== null })).data;
}
