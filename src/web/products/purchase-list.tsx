import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Product } from '#contract/products/operations.ts';
import { cents } from '#domain/shared/money.ts';
import { api } from '#web/ground/api/client.ts';
import { usePages } from '#web/ground/api/use-pages.ts';
import { PagedHistory } from '#web/ground/paged-rows.tsx';
import { useFormat } from '#web/ground/use-format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useQuantities } from './use-quantities.ts';

/** The lots, the newest first; the one in use is marked. */
export function PurchaseList({ product }: { product: Product }) {
  const { t } = useTranslation('products');
  const { date, money } = useFormat();
  const { of } = useQuantities();
  const { data: openLot } = useQuery(api.products.openLot.queryOptions({ input: { id: product.id } }));
  return (
    <PagedHistory
      label={t('history.tabs.purchases')}
      list={usePages(api.products.purchases, { id: product.id })}
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
          purchase.instalments > 1 && t('history.instalments', { count: purchase.instalments }),
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
