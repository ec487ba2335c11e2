import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { Product } from '#contract/products/operations.ts';
import { api, client } from '#web/ground/api/client.ts';
import { TextLink } from '#web/ground/text-link.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import type { KnownProduct } from './use-known-products.ts';

/** `there`: products that the line shows already. */
type Props = { there: readonly string[]; onPick: (product: KnownProduct) => void };

const MOST = 10;

export function ProductSearch({ there, onPick }: Props) {
  const { t } = useTranslation(['agenda', 'products']);
  const any = useQuery(api.products.search.queryOptions({ input: { type: 'any', limit: 1 } }));
  const search = useCallback(
    async (text: string, signal: AbortSignal) => {
      const found = await client.products.search({ search: text, type: 'any', limit: MOST }, { signal });
      return found.filter(({ id }) => !there.includes(id));
    },
    [there],
  );

  async function pick({ id, name, base_unit }: Product) {
    // The server counts with the open lot in any case; here it only shows what the service will cost.
    const lot = await client.products.openLot({ id }).catch(() => null);
    onPick({
      product_id: id,
      product_name: name,
      unit_of_measure: base_unit,
      cost_per_unit: lot?.cost_per_base_unit ?? 0,
    });
  }

  if (any.data?.length === 0) {
    return (
      <Banner tone="warning">
        {t('sheet.noProducts')}{' '}
        <TextLink render={<Link to={paths.internalProducts} />}>{t('sheet.goToProducts')}</TextLink>
      </Banner>
    );
  }
  return (
    <Combobox
      label={t('sheet.addProduct')}
      hideLabel
      placeholder={t('sheet.productPlaceholder')}
      value={null as Product | null}
      onChange={(product) => product && pick(product)}
      search={search}
      pauseMs={300}
      failure={t('products:searchFailed')}
      limit={MOST}
      keyOf={({ id }) => id}
      labelOf={({ name }) => name}
    />
  );
}
