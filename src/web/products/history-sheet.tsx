import { useQuery } from '@tanstack/react-query';
import { PackagePlus, Scale } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Product } from '#contract/products/operations.ts';
import { shelfUnit } from '#domain/products/units.ts';
import { cents } from '#domain/shared/money.ts';
import { ShortHistory } from '#web/activity/short-history.tsx';
import { api } from '#web/ground/api/client.ts';
import { usePages } from '#web/ground/api/use-pages.ts';
import { PagedHistory } from '#web/ground/paged-rows.tsx';
import { useFormat } from '#web/ground/use-format.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import type { Action } from './products-table.tsx';
import { StockBadge } from './stock-badge.tsx';
import { useQuantities } from './use-quantities.ts';

type Props = OverlayState & { product: Product; onAction: (action: Action, product: Product) => void };

export function HistorySheet({ product, open, onOpenChange, onAction }: Props) {
  const { t } = useTranslation('products');
  const [tab, setTab] = useState<'movements' | 'purchases'>('movements');
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={product.name}
      foot={
        <>
          {/* The smallest phones have no room for it; the product's menu has it, too. */}
          <Button
            icon={Scale}
            className="max-md:flex-1 max-md:px-2 max-[24rem]:hidden"
            onClick={() => onAction('count', product)}
          >
            {t('actions.count')}
          </Button>
          <Button
            variant="primary"
            icon={PackagePlus}
            className="max-md:flex-1 max-md:px-2"
            onClick={() => onAction('purchase', product)}
          >
            {t('actions.purchase')}
          </Button>
        </>
      }
    >
      <Summary product={product} />
      {/* List rows have their own padding. */}
      <div className="-mx-4 *:*:[[role=tablist]]:mx-4 *:*:[[role=tabpanel]]:pt-2">
        <Tabs
          label={t('history.tabs.label')}
          value={tab}
          onChange={setTab}
          tabs={[
            {
              value: 'movements',
              label: t('history.tabs.movements'),
              panel: tab === 'movements' && <MovementList product={product} />,
            },
            {
              value: 'purchases',
              label: t('history.tabs.purchases'),
              panel: tab === 'purchases' && <PurchaseList product={product} />,
            },
          ]}
        />
      </div>
      <ShortHistory entity="products" id={product.id} />
    </Sheet>
  );
}

function Summary({ product }: { product: Product }) {
  const { t } = useTranslation('products');
  const { of, cost, unit } = useQuantities();
  const { data: openLot } = useQuery(api.products.openLot.queryOptions({ input: { id: product.id } }));
  const base = unit(product.base_unit, product);
  return (
    <dl className="grid grid-cols-2 gap-4 rounded-card bg-subtle p-4">
      <Fact name={t('history.stock')} note={<StockBadge {...product} />}>
        {of(product.stock_quantity, shelfUnit(product), product)}
      </Fact>
      <Fact name={t('history.cost')}>
        {openLot && t('history.perUnit', { cost: cost(openLot.cost_per_base_unit), unit: base })}
        {openLot === null && t('history.noCost')}
      </Fact>
    </dl>
  );
}

function Fact({ name, note, children }: { name: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className="grid content-start justify-items-start gap-1">
      <dt className="text-13 text-muted">{name}</dt>
      <dd className="text-base font-semibold tabular-nums">{children}</dd>
      {note && <dd>{note}</dd>}
    </div>
  );
}

function MovementList({ product }: { product: Product }) {
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

/** The lots; the one in use is marked. */
function PurchaseList({ product }: { product: Product }) {
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
