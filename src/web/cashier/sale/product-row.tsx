import { Plus, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Product } from '#contract/products/operations.ts';
import { stockLevel } from '#domain/products/stock-level.ts';
import { shelfUnit } from '#domain/products/units.ts';
import type { Cents } from '#domain/shared/money.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useQuantities } from '#web/products/use-quantities.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Marked } from '#web/ui/marked.tsx';

/** What is offered for sale: how much is left of it, which stands out when that is little, and what it costs. */
export function ProductRow({ product, typed }: { product: Product; typed: string }) {
  const { t } = useTranslation('cashier');
  const format = useFormat();
  const quantities = useQuantities();
  const quantity = quantities.of(product.stock_quantity, shelfUnit(product), product);
  const left = t('sale.inStock', { quantity });
  const isLow = stockLevel(product.stock_quantity, product.min_stock) === 'low';
  return (
    <span className="flex min-w-0 flex-1 items-center gap-4">
      <span className="grid min-w-0 flex-1 items-center gap-x-4 gap-y-0.5 md:grid-cols-[minmax(0,1fr)_auto]">
        <span className="min-w-0 wrap-anywhere">
          <Marked text={product.name} typed={typed} />
        </span>
        {isLow ? (
          <span>
            <Badge tone="danger" icon={TriangleAlert}>
              {left}
            </Badge>
          </span>
        ) : (
          <span className="text-13 text-muted">{left}</span>
        )}
      </span>
      <span className="font-medium whitespace-nowrap tabular-nums">{format.money(product.price as Cents)}</span>
      <Plus aria-hidden strokeWidth={1.75} className="size-5 flex-none text-brand-text" />
    </span>
  );
}
