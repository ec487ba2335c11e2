import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resaleProductForm } from '#contract/products/forms.ts';
import { costOnShelf } from '#domain/products/pricing.ts';
import { type Measure, type PurchaseUnit, unitsFor } from '#domain/products/units.ts';
import { cents } from '#domain/shared/money.ts';
import { client } from '#web/ground/api/client.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { FormSheet } from '#web/ui/form-overlay.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { BaseUnitField } from './base-unit-field.tsx';
import { measureOf, newProduct, newPurchase } from './new-product.ts';
import { PriceFields } from './price-fields.tsx';
import { FormSection, ProductFields } from './product-fields.tsx';
import { PurchaseFields } from './purchase-fields.tsx';
import { useProductSave } from './use-products.ts';

/** A product for sale, with the purchase that first puts it on the shelf. */
export function NewResaleSheet({ open, onOpenChange }: OverlayState) {
  const { t } = useTranslation('products');
  const today = useSalonToday();
  const [defaultValues] = useState(() => ({ ...newProduct, ...newPurchase(today), price: null }));
  const form = useForm(resaleProductForm, { defaultValues });
  const { save, error } = useProductSave(client.products.createResale, form, t('form.created'), onOpenChange);
  const measure = measureOf(form.watch());
  const [chosenUnit, chooseUnit] = useState<PurchaseUnit>();
  const unit = usualUnit(measure, chosenUnit);
  const { setValue } = form;
  const instalments = {
    ...form.control('instalments'),
    value: form.watch('instalments') ?? [],
    errorOf: (index: number) => form.control(`instalments.${index}`).error,
  };
  // The unit follows the product as it is described, until the person chooses one.
  useEffect(() => {
    if (unit) setValue('purchase_unit', unit);
  }, [unit, setValue]);

  return (
    <FormSheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('form.add.resale')}
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
      <FormSection title={t('form.firstPurchase')}>
        <PurchaseFields
          purchase_date={form.control('purchase_date')}
          quantity_purchased={form.control('quantity_purchased')}
          purchase_unit={{ ...form.control('purchase_unit'), value: unit, onChange: chooseUnit }}
          unit_cost={form.control('unit_cost')}
          payment_method={form.field('payment_method')}
          payment_status={form.control('payment_status')}
          payment_date={form.control('payment_date')}
          due_date={form.control('due_date')}
          instalments={instalments}
          supplier={form.field('supplier')}
          measure={measure}
          today={today}
        />
      </FormSection>
      <FormSection title={t('form.sale')}>
        <PriceFields
          price={form.control('price')}
          cost={costOf(form.watch('unit_cost'), unit, measure)}
          withoutCost={t('form.noCost')}
        />
      </FormSection>
    </FormSheet>
  );
}

function usualUnit(measure: Measure | undefined, chosen: PurchaseUnit | undefined): PurchaseUnit | undefined {
  const units = measure ? unitsFor(measure) : [];
  return chosen && units.includes(chosen) ? chosen : units[0];
}

function costOf(unitCost: number | null, unit: PurchaseUnit | undefined, measure: Measure | undefined) {
  if (!unit || !measure || unitCost === null || !Number.isSafeInteger(unitCost) || unitCost < 0) return null;
  return costOnShelf(cents(unitCost), unit, measure);
}
