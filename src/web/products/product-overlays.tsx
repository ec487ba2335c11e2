import type { Product, ProductType } from '#contract/products/operations.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { HistorySheet } from './history-sheet.tsx';
import { EditProductSheet, NewInternalSheet, NewResaleSheet } from './product-sheets.tsx';
import type { Action } from './products-table.tsx';
import { PurchaseSheet } from './purchase-sheet.tsx';
import { StatusConfirm } from './status-confirm.tsx';
import { StockCountSheet } from './stock-count-sheet.tsx';

export type Opened = { action: Action | 'new'; product?: Product };

type Props = Opened &
  OverlayState & {
    type: ProductType;
    onAction: (action: Action, product: Product) => void;
  };

/** One thing at a time stands above the list. */
export function ProductOverlays({ type, action, product, onAction, ...state }: Props) {
  if (action === 'purchase') return <PurchaseSheet {...state} product={product} />;
  if (action === 'new') return type === 'internal' ? <NewInternalSheet {...state} /> : <NewResaleSheet {...state} />;
  if (!product) return null;
  if (action === 'edit') return <EditProductSheet {...state} product={product} />;
  if (action === 'count') return <StockCountSheet {...state} product={product} />;
  if (action === 'status') return <StatusConfirm {...state} product={product} />;
  return <HistorySheet {...state} product={product} onAction={onAction} />;
}
