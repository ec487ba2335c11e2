import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Product } from '#contract/products.ts';
import { useFormat } from '#web/account/use-format.ts';
import { api } from '#web/app/api/client.ts';
import { PagedList } from './paged-list.tsx';
import { useQuantities } from './use-quantities.ts';

/** Every change of stock, the newest first, with what it left. */
export function MovementList({ product }: { product: Product }) {
  const { t } = useTranslation('products');
  const { moment } = useFormat();
  const { inBase, change } = useQuantities();
  const query = useInfiniteQuery(
    api.products.movements.infiniteOptions({
      input: (cursor: string | undefined) => ({ id: product.id, cursor }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  );
  return (
    <PagedList
      label={t('history.tabs.movements')}
      query={query}
      rows={query.data?.pages.flatMap(({ rows }) => rows) ?? []}
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
