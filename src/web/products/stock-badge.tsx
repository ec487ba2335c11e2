import { useTranslation } from 'react-i18next';
import type { Product } from '#contract/products.ts';
import { stockLevel } from '#domain/products/stock-level.ts';
import { Badge } from '#web/ui/badge.tsx';

const tones = { low: 'danger', medium: 'pending', good: 'success' } as const;

export function StockBadge({ stock_quantity, min_stock }: Pick<Product, 'stock_quantity' | 'min_stock'>) {
  const { t } = useTranslation('products');
  const level = stockLevel(stock_quantity, min_stock);
  return <Badge tone={tones[level]}>{t(`level.${level}`)}</Badge>;
}
