import { Check, Minus, TriangleAlert } from 'lucide-react';
import type { Product } from '#contract/products/operations.ts';
import { stockLevel } from '#domain/products/stock-level.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';

const looks = {
  low: { tone: 'danger', icon: TriangleAlert },
  medium: { tone: 'pending', icon: Minus },
  good: { tone: 'success', icon: Check },
} as const;

export function StockBadge({ stock_quantity, min_stock }: Pick<Product, 'stock_quantity' | 'min_stock'>) {
  const { t } = useTranslation('products');
  const level = stockLevel(stock_quantity, min_stock);
  return <Badge {...looks[level]}>{t(`level.${level}`)}</Badge>;
}
