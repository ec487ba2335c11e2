import { PackageCheck } from 'lucide-react';
import { productPath } from '#contract/paths.ts';
import type { ShelfList, ShelfProduct, StockReport } from '#contract/reports/stock.ts';
import { shelfUnit } from '#domain/products/units.ts';
import { IDLE_DAYS } from '#domain/reports/shelf.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { api } from '#web/ground/api/client.ts';
import { usePages } from '#web/ground/api/use-pages.ts';
import { MayLink } from '#web/ground/may-link.tsx';
import { useFormat } from '#web/ground/use-format.ts';
import { useQuantities } from '#web/products/use-quantities.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Query } from '#web/ui/query.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { useRoom } from '#web/ui/use-room.ts';
import { SomeCard, type SomeRows } from '../frame/some-card.tsx';
import { useAmounts } from '../frame/use-amounts.ts';
import { nameLink } from '../rows/open-rows.tsx';

type Props = { list: ShelfList; some: StockReport[ShelfList]; range: DayRange };

export function ShelfCard({ list, some, range }: Props) {
  const { t } = useTranslation('reports');
  return (
    <SomeCard
      title={t(`stock.lists.${list}.title`, { days: IDLE_DAYS })}
      hint={t(`stock.lists.${list}.hint`, { days: IDLE_DAYS })}
      some={some}
      all={t('stock.all', { count: some.count })}
      table={<ShelfTable list={list} rows={some.rows} worth={some.worth} />}
      whole={<WholeList list={list} range={range} worth={some.worth} />}
    />
  );
}

function WholeList({ list, range, worth }: Pick<Props, 'list' | 'range'> & { worth: number }) {
  const { t } = useTranslation('reports');
  const pages = usePages(api.reports.stockProducts, { ...range, list });
  return (
    <Query query={pages} failure={(detail) => t('frame.loadFailed', { detail })}>
      <ShelfTable list={list} rows={pages.rows} worth={worth} isLoading={pages.isPending} more={pages.more} />
    </Query>
  );
}

type TableProps = SomeRows<ShelfProduct> & {
  list: ShelfList;
  /** In cents: of all in the list, not only of these. */
  worth: number;
};

function ShelfTable({ list, rows, worth, isLoading, more }: TableProps) {
  const { t } = useTranslation('reports');
  const { date } = useFormat();
  const { money } = useAmounts();
  const quantities = useQuantities();
  const { hasRoom, ref } = useRoom();

  const stock = (product: ShelfProduct) => quantities.of(product.stock_quantity, shelfUnit(product), product);
  const lastOut = ({ last_out }: ShelfProduct) => (last_out ? date(last_out) : t('stock.never'));
  const resting = ({ resting_days }: ShelfProduct) => t('clients.days', { count: resting_days ?? 0 });
  const minimum = (product: ShelfProduct) =>
    product.min_stock === null ? '–' : quantities.of(product.min_stock, shelfUnit(product), product);
  const value = ({ worth }: ShelfProduct) => money(worth);
  const name = (product: ShelfProduct) => (
    <MayLink needs="stock" to={productPath(product)} className={nameLink}>
      {product.name}
    </MayLink>
  );

  type ShelfColumn = Column<ShelfProduct>;
  const right = (key: string, header: string, cell: ShelfColumn['cell']): ShelfColumn => ({
    key,
    header,
    cell: (product) => <span className="whitespace-nowrap">{cell(product)}</span>,
    align: 'right',
  });
  const product: ShelfColumn = { key: 'name', header: t('stock.columns.product'), cell: name };
  const worthColumn = { ...right('worth', t('stock.columns.worth'), value), total: money(worth) };
  const columns: Record<ShelfList, ShelfColumn[]> = {
    low: [
      product,
      right('stock', t('stock.columns.stock'), stock),
      right('minimum', t('stock.columns.minimum'), minimum),
      right('last', t('stock.columns.lastOut'), lastOut),
    ],
    idle: [
      { ...product, total: t('occupancy.total') },
      right('stock', t('stock.columns.stock'), stock),
      right('resting', t('stock.columns.resting'), resting),
      worthColumn,
    ],
    all: [
      { ...product, total: t('occupancy.total') },
      { key: 'type', header: t('stock.columns.type'), cell: ({ product_type }) => t(`stock.types.${product_type}`) },
      right('stock', t('stock.columns.stock'), stock),
      right('left', t('stock.columns.left'), (product) => quantities.inBase(product.left, product)),
      right('last', t('stock.columns.lastOut'), lastOut),
      worthColumn,
    ],
  };
  const detail: Record<ShelfList, (product: ShelfProduct) => string> = {
    low: (product) => (product.min_stock === null ? '' : t('stock.atLeast', { minimum: minimum(product) })),
    idle: (product) => t('stock.restingFor', { stock: stock(product), days: resting(product) }),
    all: (product) =>
      t('stock.stockAndLeft', { stock: stock(product), left: quantities.inBase(product.left, product) }),
  };

  return (
    <div ref={ref}>
      <Table<ShelfProduct>
        isList={!hasRoom}
        label={t(`stock.lists.${list}.label`)}
        rows={rows}
        rowKey={({ id }) => id}
        isLoading={isLoading}
        more={more}
        columns={columns[list]}
        empty={<EmptyState picture={PackageCheck} title={t(`stock.lists.${list}.empty`)} />}
        phone={(product) => ({
          title: name(product),
          value: list === 'low' ? stock(product) : value(product),
          detail: detail[list](product),
        })}
      />
    </div>
  );
}
