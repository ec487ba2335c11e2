import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { Product } from '#contract/products/operations.ts';
import { api, client } from '#web/ground/api/client.ts';
import { TextLink } from '#web/ground/text-link.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { focusOn } from '#web/ui/focus-on.ts';
import { SearchScreen } from '#web/ui/search-screen.tsx';
import { usePhone } from '#web/ui/use-phone.ts';
import { ProductRow } from './product-row.tsx';

const MOST = 10;

/** Only what is for sale is offered; the server refuses the rest. */
function search(text: string, signal: AbortSignal): Promise<Product[]> {
  return client.products.search({ search: text, type: 'resale', limit: MOST }, { signal });
}

type Props = {
  onPick: (product: Product) => void;
  /** Nothing else is to be done first. At a desk only: on a phone it would bring the keyboard up. */
  takesFocus: boolean;
};

/** The last row of the products: what was added appears right above it, and the field is ready for the next. */
export function ProductSearch({ onPick, takesFocus }: Props) {
  const { t } = useTranslation(['cashier', 'products']);
  const isPhone = usePhone();
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
    pauseMs: 300,
    failure: t('products:searchFailed'),
    keyOf: ({ id }: Product) => id,
    rowOf: (product: Product, typed: string) => <ProductRow product={product} typed={typed} />,
  };
  if (isPhone) return <SearchScreen {...shared} onPick={onPick} />;
  return (
    <Combobox
      {...shared}
      ref={takesFocus ? focusOn : undefined}
      hideLabel
      placeholder={shared.label}
      value={null as Product | null}
      onChange={(product) => product && onPick(product)}
      limit={MOST}
      labelOf={({ name }) => name}
    />
  );
}
