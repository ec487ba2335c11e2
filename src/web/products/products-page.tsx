import { Ellipsis, Package, PackagePlus, Plus, SearchX, Upload } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { LIST_SEARCH, paths } from '#contract/paths.ts';
import type { Product, ProductType } from '#contract/products/operations.ts';
import { api } from '#web/ground/api/client.ts';
import { usePages } from '#web/ground/api/use-pages.ts';
import { ASKED, ASKED_PURCHASE, useAsked } from '#web/ground/use-asked.ts';
import { useImportAddress } from '#web/imports/use-import-address.ts';
import { texts } from '#web/texts/texts.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { overlayLater } from '#web/ui/later.tsx';
import { ListHead, useListSearch } from '#web/ui/list-head.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { Query } from '#web/ui/query.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { useOverlay } from '#web/ui/use-overlay.ts';
import { type Opened, ProductOverlays } from './product-overlays.tsx';
import { ProductsTable } from './products-table.tsx';

const ImportProducts = overlayLater(async () => {
  const [part] = await Promise.all([import('./import-products.tsx'), texts.load(['imports'])]);
  return part.ImportProducts;
});

/** Each kind has its own list and search. */
export function Page() {
  const [params] = useSearchParams();
  const type = params.get('type') === 'resale' ? 'resale' : 'internal';
  const named = params.get(LIST_SEARCH) ?? '';
  return <Products key={`${type} ${named}`} type={type} named={named} />;
}

function Products({ type, named }: { type: ProductType; named: string }) {
  const { t } = useTranslation(['products', 'app']);
  const { wanted: search, ...typing } = useListSearch(named);
  const list = usePages(api.products.list, { type, search: search || undefined });
  const overlay = useOverlay<Opened>();
  const importing = useImportAddress();
  const open = (action: Opened['action'], product?: Product) => overlay.open({ action, product });
  useAsked(ASKED, () => open('new'));
  useAsked(ASKED_PURCHASE, () => open('purchase'));
  const newProduct = (
    <Button variant="primary" icon={Plus} onClick={() => open('new')}>
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
      <ListHead
        menu={
          <Menu
            trigger={<IconButton icon={Ellipsis} label={t('app:moreActions')} variant="secondary" />}
            groups={[[{ label: t('app:import'), icon: Upload, onSelect: importing.open }]]}
          />
        }
        search={{ ...typing, label: t('search'), placeholder: t('searchPlaceholder') }}
      >
        <Button icon={PackagePlus} onClick={() => open('purchase')}>
          {t('actions.purchase')}
        </Button>
        {newProduct}
      </ListHead>
      <Card className="overflow-hidden" aria-busy={list.isStale}>
        <Query query={list} failure={(detail) => t('loadFailed', { detail })}>
          <ProductsTable
            type={type}
            products={list.rows}
            isLoading={list.isPending}
            more={list.more}
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
        </Query>
      </Card>
      <ImportProducts key={`import ${importing.turn}`} {...importing.state} type={type} />
      {overlay.what && (
        <ProductOverlays key={overlay.turn} {...overlay.what} {...overlay.state} type={type} onAction={open} />
      )}
    </div>
  );
}
