import { Package, PackagePlus, Plus, Search, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Product, ProductType } from '#contract/products.ts';
import { failureDetail } from '#web/app/api/errors.ts';
import { paths } from '#web/app/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState, ErrorState } from '#web/ui/empty-state.tsx';
import { moreOf } from '#web/ui/more-rows.ts';
import { TabLinks } from '#web/ui/tabs.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSettled } from '#web/ui/use-settled.ts';
import { type Opened, ProductOverlays } from './product-overlays.tsx';
import { ProductsTable } from './products-table.tsx';
import { useProducts } from './use-products.ts';

/** On a phone the two buttons stand side by side below the search. */
const sharedLine = 'max-md:flex-1 max-md:px-3';

/** Each kind has its own list, and what was typed in one search is not for the other. */
export function Page() {
  const [params] = useSearchParams();
  const type = params.get('type') === 'resale' ? 'resale' : 'internal';
  return <Products key={type} type={type} />;
}

function Products({ type }: { type: ProductType }) {
  const { t } = useTranslation('products');
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const { query, products } = useProducts(type, search);
  const [opened, setOpened] = useState<Opened>({ turn: 0, isOpen: false, action: 'new' });
  const open = (action: Opened['action'], product?: Product) =>
    setOpened(({ turn }) => ({ turn: turn + 1, isOpen: true, action, product }));
  const newProduct = (
    <Button variant="primary" icon={Plus} className={sharedLine} onClick={() => open('new')}>
      {t('new')}
    </Button>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TabLinks
        label={t('tabs.label')}
        links={[
          { to: paths.internalProducts, label: t('tabs.internal'), isCurrent: type === 'internal' },
          { to: paths.resaleProducts, label: t('tabs.resale'), isCurrent: type === 'resale' },
        ]}
      />
      <p className="text-muted">{t(`intro.${type}`)}</p>
      <div className="flex flex-wrap gap-3">
        <TextField
          label={t('search')}
          hideLabel
          type="search"
          icon={Search}
          capitalise="off"
          autoComplete="off"
          maxLength={200}
          placeholder={t('searchPlaceholder')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          className="mr-auto flex-1 basis-60 max-md:basis-full md:max-w-96"
        />
        <Button icon={PackagePlus} className={sharedLine} onClick={() => open('purchase')}>
          {t('actions.purchase')}
        </Button>
        {newProduct}
      </div>
      <Card className="overflow-hidden" aria-busy={query.isPlaceholderData}>
        {!(query.isError && products.length === 0) && (
          <ProductsTable
            type={type}
            products={products}
            isLoading={query.isPending}
            more={moreOf(query)}
            onAction={open}
            empty={
              search ? (
                <EmptyState picture={SearchX} title={t('noResult.title')}>
                  {t('noResult.text', { search })}
                </EmptyState>
              ) : (
                <EmptyState picture={Package} title={t('empty.title')} action={newProduct}>
                  {t(`empty.${type}`)}
                </EmptyState>
              )
            }
          />
        )}
        {query.isError && (
          <ErrorState
            message={t('loadFailed', { detail: failureDetail(query.error) })}
            onRetry={() => (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())}
            retrying={query.isFetching}
          />
        )}
      </Card>
      <ProductOverlays
        type={type}
        opened={opened}
        onOpenChange={(isOpen) => setOpened((opened) => ({ ...opened, isOpen }))}
        onAction={open}
      />
    </div>
  );
}
