import { useTranslation } from 'react-i18next';
import type { Product } from '#contract/products/operations.ts';
import { client } from '#web/ground/api/client.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import { useQuantities } from './use-quantities.ts';

type Props = {
  label: string;
  value: Product | null;
  onChange: (product: Product | null) => void;
  error?: string;
};

const MOST = 10;

function search(text: string, signal: AbortSignal): Promise<Product[]> {
  return client.products.search({ search: text, type: 'any', limit: MOST }, { signal });
}

/** One of the active products, of both kinds. */
export function ProductPicker(field: Props) {
  const { t } = useTranslation('products');
  const { shelf } = useQuantities();
  return (
    <Combobox
      {...field}
      search={search}
      pauseMs={300}
      failure={t('searchFailed')}
      limit={MOST}
      keyOf={({ id }) => id}
      labelOf={({ name }) => name}
      detailOf={shelf}
      placeholder={t('searchPlaceholder')}
      required
    />
  );
}
