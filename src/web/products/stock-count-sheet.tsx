import { useTranslation } from 'react-i18next';
import { stockCountForm } from '#contract/products/forms.ts';
import type { Product } from '#contract/products/operations.ts';
import { shelfUnit } from '#domain/products/units.ts';
import { client } from '#web/ground/api/client.ts';
import { useFormOverlay } from '#web/ground/use-form-overlay.ts';
import { FormSheet } from '#web/ui/form-overlay.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { STOCK_TABLES } from './product-form.ts';
import { UnitSelect } from './unit-select.tsx';
import { useQuantities } from './use-quantities.ts';

/** What was counted on the shelf becomes the stock. */
export function StockCountSheet({ product, ...overlay }: OverlayState & { product: Product }) {
  const { t } = useTranslation('products');
  const quantities = useQuantities();
  const unit = shelfUnit(product);
  const form = useForm(stockCountForm, { defaultValues: { id: product.id, quantity: null, unit, note: '' } });
  const { frame } = useFormOverlay(overlay, form, {
    send: client.products.countStock,
    success: t('count.done'),
    failure: () => t('count.failed'),
    changed: STOCK_TABLES,
  });
  const stock = quantities.of(product.stock_quantity, unit, product);
  return (
    <FormSheet {...frame} title={t('count.title')} saveLabel={t('count.save')}>
      <p className="text-muted">{t('count.text', { name: product.name, stock })}</p>
      <div className="grid grid-cols-2 items-start gap-4">
        <NumberField label={t('count.quantity')} {...form.control('quantity')} min={0} step={0.01} required />
        <UnitSelect label={t('count.unit')} {...form.control('unit')} measure={product} />
      </div>
      <TextArea label={t('count.note')} {...form.field('note')} optional />
    </FormSheet>
  );
}
