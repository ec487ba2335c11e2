import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Product } from '#contract/products.ts';
import { cents } from '#domain/shared/money.ts';
import { useFormat } from '#web/account/use-format.ts';
import { api } from '#web/app/api/client.ts';
import { Badge } from '#web/ui/badge.tsx';
import { PagedList } from './paged-list.tsx';
import { useQuantities } from './use-quantities.ts';

/** The lots, the newest first; the one in use is marked. */
export function PurchaseList({ product }: { product: Product }) {
  const { t } = useTranslation('products');
  const { date, money } = useFormat();
  const { of } = useQuantities();
  const query = useInfiniteQuery(
    api.products.purchases.infiniteOptions({
      input: (cursor: string | undefined) => ({ id: product.id, cursor }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  );
  const { data: openLot } = useQuery(api.products.openLot.queryOptions({ input: { id: product.id } }));
  return (
    <PagedList
      label={t('history.tabs.purchases')}
      query={query}
      rows={query.data?.pages.flatMap(({ rows }) => rows) ?? []}
      row={(purchase) => ({
        title: (
          <span className="flex items-center gap-2">
            {date(purchase.purchase_date)}
            {purchase.id === openLot?.purchase_id && <Badge tone="brand">{t('history.openLot')}</Badge>}
          </span>
        ),
        value: money(cents(purchase.total_value)),
        detail: [
          t('history.line', {
            quantity: of(purchase.quantity_purchased, purchase.purchase_unit, product),
            cost: money(cents(purchase.unit_cost)),
          }),
          purchase.supplier,
        ]
          .filter(Boolean)
          .join(' · '),
        badge: (
          <Badge tone={purchase.payment_status === 'Pago' ? 'success' : 'pending'}>
            {t(`paymentStatus.${purchase.payment_status}`)}
          </Badge>
        ),
      })}
      empty={t('history.empty.purchases')}
      failure={(detail) => t('history.failed.purchases', { detail })}
    />
  );
}
