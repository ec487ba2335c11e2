import { stockCountForm } from '#contract/products/forms.ts';
import type { Product, ProductType } from '#contract/products/operations.ts';
import { shelfUnit } from '#domain/products/units.ts';
import { client } from '#web/ground/api/client.ts';
import { PasswordDeed } from '#web/ground/password-deed.tsx';
import { useFormOverlay } from '#web/ground/use-form-overlay.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { FormSheet } from '#web/ui/form-overlay.tsx';
import { overlayLater } from '#web/ui/later.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { STOCK_TABLES } from './product-form.ts';
import type { Action } from './products-table.tsx';
import { UnitSelect } from './unit-select.tsx';
import { useQuantities } from './use-quantities.ts';

const HistorySheet = overlayLater(async () => (await import('./history-sheet.tsx')).HistorySheet);
const EditProductSheet = overlayLater(async () => (await import('./product-sheets.tsx')).EditProductSheet);
const NewResaleSheet = overlayLater(async () => (await import('./product-sheets.tsx')).NewResaleSheet);
const NewInternalSheet = overlayLater(async () => (await import('./product-sheets.tsx')).NewInternalSheet);
const PurchaseSheet = overlayLater(async () => (await import('./purchase-sheet.tsx')).PurchaseSheet);

export type Opened = { action: Action | 'new'; product?: Product };

type Props = Opened &
  OverlayState & {
    type: ProductType;
    onAction: (action: Action, product: Product) => void;
  };

export function ProductOverlays({ type, action, product, onAction, ...state }: Props) {
  if (action === 'purchase') return <PurchaseSheet {...state} product={product} />;
  if (action === 'new') return type === 'internal' ? <NewInternalSheet {...state} /> : <NewResaleSheet {...state} />;
  if (!product) return null;
  if (action === 'edit') return <EditProductSheet {...state} product={product} />;
  if (action === 'count') return <StockCountSheet {...state} product={product} />;
  if (action === 'status') return <StatusConfirm {...state} product={product} />;
  return <HistorySheet {...state} product={product} onAction={onAction} />;
}

/** Activates or deactivates a product with the password. */
function StatusConfirm({ product: { id, name, ativo }, ...state }: OverlayState & { product: Product }) {
  const { t } = useTranslation('products');
  const deed = ativo ? 'deactivate' : 'activate';
  return (
    <PasswordDeed
      {...state}
      title={t(`status.${deed}.title`)}
      description={t(`status.${deed}.text`, { name })}
      confirmLabel={t(`actions.${deed}`)}
      deed={(password) => client.products.changeActive({ id, ativo: !ativo, password })}
      changed={['products']}
      success={t(`status.${deed}.done`)}
      failure={(detail) => t('status.failed', { detail })}
    />
  );
}

/** The counted quantity becomes the stock. */
function StockCountSheet({ product, ...overlay }: OverlayState & { product: Product }) {
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
