import { useQuery } from '@tanstack/react-query';
import { Plus, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { Product } from '#contract/products/operations.ts';
import { stockLevel } from '#domain/products/stock-level.ts';
import { shelfUnit } from '#domain/products/units.ts';
import type { Cents } from '#domain/shared/money.ts';
import { api, client } from '#web/ground/api/client.ts';
import { TextLink } from '#web/ground/text-link.tsx';
import { useFormat } from '#web/ground/use-format.ts';
import { useBarcodes } from '#web/products/use-barcodes.ts';
import { useQuantities } from '#web/products/use-quantities.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { focusOn } from '#web/ui/focus-on.ts';
import { Marked } from '#web/ui/marked.tsx';
import { SearchScreen } from '#web/ui/search-screen.tsx';
import { usePhone } from '#web/ui/use-phone.ts';
import { type Draft, type Row, withProduct } from './draft.ts';
import { ITEM_COLUMNS, ItemRow } from './item-row.tsx';

type Props = {
  draft: Draft;
  onChange: (next: (draft: Draft) => Draft) => void;
  /** Without services the search comes first. */
  beginsWithProducts: boolean;
};

export function SaleItems({ draft, onChange, beginsWithProducts }: Props) {
  const { t } = useTranslation('cashier');

  function changeRow(key: string, changes: Partial<Row>) {
    onChange((draft) => ({
      ...draft,
      rows: draft.rows.map((row) => (row.key === key ? { ...row, ...changes } : row)),
    }));
  }

  function remove(key: string) {
    onChange((draft) => ({ ...draft, rows: draft.rows.filter((row) => row.key !== key) }));
  }

  return (
    <section aria-labelledby="sale-products" className="@container border-t border-divider first:border-t-0">
      <div className={`items-center px-6 py-3.5 text-13 font-medium max-md:px-4 ${ITEM_COLUMNS}`}>
        <h3 id="sale-products" className="text-sm font-semibold max-md:text-base">
          {t('sale.products')}
        </h3>
        {draft.rows.length > 0 && (
          // Every field has its own label; these heads are visual.
          <div aria-hidden="true" className="contents text-muted @max-2xl:hidden">
            <span>{t('sale.quantity')}</span>
            <span>{t('sale.unit')}</span>
            <span className="text-right">{t('sale.price')}</span>
            <span className="text-right">{t('sale.total')}</span>
          </div>
        )}
      </div>
      <ul>
        {draft.rows.map((row) => (
          <ItemRow
            key={row.key}
            row={row}
            onChange={(changes) => changeRow(row.key, changes)}
            onRemove={() => remove(row.key)}
          />
        ))}
      </ul>
      <div className="border-t border-divider px-6 py-4 max-md:px-4">
        <ProductSearch
          onPick={(product) => onChange((draft) => withProduct(draft, product))}
          takesFocus={beginsWithProducts && draft.rows.length === 0}
        />
      </div>
    </section>
  );
}

const MOST = 10;

/** Only what is for sale is offered; the server refuses the rest. */
function search(text: string, signal: AbortSignal): Promise<Product[]> {
  return client.products.search({ search: text, type: 'resale', limit: MOST }, { signal });
}

type SearchProps = {
  onPick: (product: Product) => void;
  /** Only on a desktop: on a phone it would open the keyboard. */
  takesFocus: boolean;
};

/** The last row: a product added here appears right above it, and the field is ready for the next. */
function ProductSearch({ onPick, takesFocus }: SearchProps) {
  const { t } = useTranslation(['cashier', 'products']);
  const isPhone = usePhone();
  const { takeEnter, problem, found } = useBarcodes('resale', onPick);
  const any = useQuery(api.products.search.queryOptions({ input: { type: 'resale', limit: 1 } }));
  if (any.data?.length === 0) {
    return (
      <Banner tone="quiet">
        {t('sale.noProducts')} <TextLink render={<Link to={paths.resaleProducts} />}>{t('sale.goToProducts')}</TextLink>
      </Banner>
    );
  }
  const shared = {
    label: t('sale.search'),
    search,
    takeEnter,
    pauseMs: 300,
    failure: t('products:searchFailed'),
    keyOf: ({ id }: Product) => id,
    rowOf: (product: Product, typed: string) => <ProductRow product={product} typed={typed} />,
  };
  if (isPhone) {
    const text = problem ?? (found && t('sale.scanned', { name: found.name }));
    return <SearchScreen {...shared} note={text ? { text, isGood: !problem } : undefined} onPick={onPick} />;
  }
  return (
    <Combobox
      {...shared}
      ref={takesFocus ? focusOn : undefined}
      hideLabel
      error={problem}
      placeholder={shared.label}
      value={null as Product | null}
      onChange={(product) => product && onPick(product)}
      limit={MOST}
      labelOf={({ name }) => name}
    />
  );
}

/** A product with its price and stock; low stock stands out. */
function ProductRow({ product, typed }: { product: Product; typed: string }) {
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
