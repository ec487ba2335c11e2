import { Ellipsis, History, PackagePlus, Pencil, Power, Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Product, ProductType } from '#contract/products/operations.ts';
import { type Cents, cents } from '#domain/shared/money.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import type { MoreRows } from '#web/ui/more-rows.ts';
import { Table } from '#web/ui/table.tsx';
import { StockBadge } from './stock-badge.tsx';
import { useQuantities } from './use-quantities.ts';

export type Action = 'edit' | 'purchase' | 'history' | 'count' | 'status';

type Props = {
  type: ProductType;
  products: Product[];
  isLoading: boolean;
  more: MoreRows | undefined;
  empty: ReactNode;
  onAction: (action: Action, product: Product) => void;
};

/** Products for use in the salon have no price. */
const NO_PRICE = '—';

export function ProductsTable({ type, products, isLoading, more, empty, onAction }: Props) {
  const { t } = useTranslation('products');
  const { money } = useFormat();
  const { number, shelf } = useQuantities();
  const priceOf = ({ price }: Product) => (type === 'internal' ? NO_PRICE : money(cents(price) as Cents));
  return (
    <Table
      label={t(`tabs.${type}`)}
      rows={products}
      rowKey={({ id }) => id}
      isLoading={isLoading}
      more={more}
      empty={empty}
      onRowClick={(product) => onAction('history', product)}
      columns={[
        { key: 'name', header: t('columns.product'), cell: ({ name }) => name },
        { key: 'unit', header: t('columns.unit'), width: '11rem', cell: shelf },
        { key: 'price', header: t('columns.price'), width: '8rem', align: 'right', cell: priceOf },
        {
          key: 'stock',
          header: t('columns.stock'),
          width: '12rem',
          align: 'right',
          cell: (product) => (
            <span className="inline-flex items-center justify-end gap-3">
              {number(product.stock_quantity)}
              <span className="inline-flex w-20">
                <StockBadge {...product} />
              </span>
            </span>
          ),
        },
        { key: 'status', header: t('columns.status'), width: '7rem', cell: (product) => <Status {...product} /> },
        {
          key: 'actions',
          header: t('columns.actions'),
          width: '10rem',
          align: 'right',
          cell: (product) => (
            <span className="inline-flex">
              <IconButton
                icon={Pencil}
                label={t('actions.editOne', { name: product.name })}
                onClick={() => onAction('edit', product)}
              />
              <IconButton
                icon={PackagePlus}
                label={t('actions.purchaseOne', { name: product.name })}
                onClick={() => onAction('purchase', product)}
              />
              <Actions product={product} onAction={onAction} />
            </span>
          ),
        },
      ]}
      phone={(product) => ({
        title: product.name,
        value: (
          <span className="-my-2.5 -mr-2.5 inline-flex">
            <Actions product={product} onAction={onAction} />
          </span>
        ),
        detail: [type === 'resale' && priceOf(product), `${number(product.stock_quantity)} ${shelf(product)}`]
          .filter(Boolean)
          .join(' · '),
        badge: product.ativo ? <StockBadge {...product} /> : <Status {...product} />,
      })}
    />
  );
}

function Status({ ativo }: Product) {
  const { t } = useTranslation('products');
  return <Badge tone={ativo ? 'success' : 'cancel'}>{t(ativo ? 'active' : 'inactive')}</Badge>;
}

function Actions({ product, onAction }: { product: Product } & Pick<Props, 'onAction'>) {
  const { t } = useTranslation('products');
  const act = (action: Action) => () => onAction(action, product);
  return (
    <Menu
      trigger={<IconButton icon={Ellipsis} label={t('actions.of', { name: product.name })} />}
      groups={[
        [
          { label: t('actions.edit'), icon: Pencil, onSelect: act('edit') },
          { label: t('actions.purchase'), icon: PackagePlus, onSelect: act('purchase') },
          { label: t('actions.history'), icon: History, onSelect: act('history') },
          { label: t('actions.count'), icon: Scale, onSelect: act('count') },
        ],
        [
          {
            label: t(product.ativo ? 'actions.deactivate' : 'actions.activate'),
            icon: Power,
            onSelect: act('status'),
            danger: product.ativo,
          },
        ],
      ]}
    />
  );
}
