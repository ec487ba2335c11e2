import type { Product, ProductType } from '#contract/products.ts';
import { EditProductSheet } from './edit-product-sheet.tsx';
import { HistorySheet } from './history-sheet.tsx';
import { NewInternalSheet } from './new-internal-sheet.tsx';
import { NewResaleSheet } from './new-resale-sheet.tsx';
import type { Action } from './products-table.tsx';
import { PurchaseSheet } from './purchase-sheet.tsx';
import { StatusConfirm } from './status-confirm.tsx';
import { StockCountSheet } from './stock-count-sheet.tsx';

/** What an overlay is about stays while it closes; every opening starts with a fresh one. */
export type Opened = { turn: number; isOpen: boolean; action: Action | 'new'; product?: Product };

type Props = {
  type: ProductType;
  opened: Opened;
  onOpenChange: (open: boolean) => void;
  onAction: (action: Action, product: Product) => void;
};

/** One thing at a time stands above the list. */
export function ProductOverlays({ type, opened, onOpenChange, onAction }: Props) {
  const { turn, isOpen, action, product } = opened;
  const overlay = { open: isOpen, onOpenChange };
  if (action === 'purchase') return <PurchaseSheet key={turn} {...overlay} product={product} />;
  if (action === 'new') {
    return type === 'internal' ? (
      <NewInternalSheet key={turn} {...overlay} />
    ) : (
      <NewResaleSheet key={turn} {...overlay} />
    );
  }
  if (!product) return null;
  if (action === 'edit') return <EditProductSheet key={turn} {...overlay} product={product} />;
  if (action === 'count') return <StockCountSheet key={turn} {...overlay} product={product} />;
  if (action === 'status') return <StatusConfirm key={turn} {...overlay} product={product} />;
  return <HistorySheet key={turn} {...overlay} product={product} onAction={onAction} />;
}
