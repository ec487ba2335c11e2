import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stockCountForm } from '#contract/products/forms.ts';
import type { Product } from '#contract/products/operations.ts';
import { shelfUnit } from '#domain/products/units.ts';
import { client } from '#web/ground/api/client.ts';
import { FormSheet } from '#web/ui/form-overlay.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { UnitSelect } from './unit-select.tsx';
import { useProductSave } from './use-products.ts';
import { useQuantities } from './use-quantities.ts';

/** What was counted on the shelf becomes the stock. */
export function StockCountSheet({ product, open, onOpenChange }: OverlayState & { product: Product }) {
  const { t } = useTranslation('products');
  const quantities = useQuantities();
  const unit = shelfUnit(product);
  const [defaultValues] = useState(() => ({ id: product.id, quantity: null, unit, note: '' }));
  const form = useForm(stockCountForm, { defaultValues });
  const { save, error } = useProductSave(client.products.countStock, form, t('count.done'), onOpenChange);
  const stock = quantities.of(product.stock_quantity, unit, product);
  return (
    <FormSheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('count.title')}
      saveLabel={t('count.save')}
      form={form}
      onSubmit={form.submit(save)}
      failure={error && t('count.failed')}
    >
      <p className="text-muted">{t('count.text', { name: product.name, stock })}</p>
      <div className="grid grid-cols-2 items-start gap-4">
        <NumberField label={t('count.quantity')} {...form.control('quantity')} min={0} step={0.01} required />
        <UnitSelect label={t('count.unit')} {...form.control('unit')} measure={product} />
      </div>
      <TextArea label={t('count.note')} {...form.field('note')} optional />
    </FormSheet>
  );
}
