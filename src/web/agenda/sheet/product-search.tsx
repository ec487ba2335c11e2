import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { Product } from '#contract/products/operations.ts';
import { api, client } from '#web/ground/api/client.ts';
import { TextLink } from '#web/ground/text-link.tsx';
import { ProductPicker } from '#web/products/product-picker.tsx';
import { Banner } from '#web/ui/banner.tsx';
import type { KnownProduct } from './use-known-products.ts';

/** `there`: products that the line shows already. */
type Props = { there: readonly string[]; onPick: (product: KnownProduct) => void };

export function ProductSearch({ there, onPick }: Props) {
  const { t } = useTranslation('agenda');
  const any = useQuery(api.products.search.queryOptions({ input: { type: 'any', limit: 1 } }));
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
    <ProductPicker
      label={t('sheet.addProduct')}
      hideLabel
      placeholder={t('sheet.productPlaceholder')}
      without={there}
      onChange={(product) => product && pick(product)}
    />
  );
}
