import { useTranslation } from 'react-i18next';
import type { Product } from '#contract/products/operations.ts';
import { api } from '#web/ground/api/client.ts';
import { usePages } from '#web/ground/api/use-pages.ts';
import { PagedHistory } from '#web/ground/paged-rows.tsx';
import { useFormat } from '#web/ground/use-format.ts';
import { useQuantities } from './use-quantities.ts';

/** Every change of stock, the newest first, with what it left. */
export function MovementList({ product }: { product: Product }) {
  const { t } = useTranslation('products');
  const { moment } = useFormat();
  const { inBase, change } = useQuantities();
  return (
    <PagedHistory
      label={t('history.tabs.movements')}
      list={usePages(api.products.movements, { id: product.id })}
      row={({ movement_type, quantity_changed, balance_after, created_at, supplier, note }) => ({
        title: t(`history.types.${movement_type}`),
        value: change(quantity_changed, product),
        detail: [moment(created_at), supplier, note].filter(Boolean).join(' · '),
        badge: (
          <span className="text-sm text-muted tabular-nums">
            {t('history.balance', { quantity: inBase(balance_after, product) })}
          </span>
        ),
      })}
      empty={t('history.empty.movements')}
      failure={(detail) => t('history.failed.movements', { detail })}
    />
  );
}
