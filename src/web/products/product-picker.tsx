import { type ComponentProps, useCallback } from 'react';
import type { Product } from '#contract/products/operations.ts';
import { client } from '#web/ground/api/client.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import { useBarcodes } from './use-barcodes.ts';

type Field = ComponentProps<typeof Combobox<Product>>;

type Props = Pick<Field, 'label' | 'hideLabel' | 'placeholder' | 'onChange' | 'detailOf' | 'error' | 'required'> & {
  optional?: boolean;
  value?: Product | null;
  /** Ids that are not offered. */
  without?: readonly string[];
};

const MOST = 10;
const NONE: readonly string[] = [];

/** One of the active products, of both kinds, found by typing. */
export function ProductPicker({ value = null, without = NONE, ...field }: Props) {
  const { t } = useTranslation('products');
  const search = useCallback(
    async (text: string, signal: AbortSignal) => {
      const found = await client.products.search({ search: text, type: 'any', limit: MOST }, { signal });
      return found.filter(({ id }) => !without.includes(id));
    },
    [without],
  );
  const { takeEnter, problem } = useBarcodes('any', (product) => {
    if (!without.includes(product.id)) field.onChange(product);
  });
  return (
    <Combobox
      {...field}
      takeEnter={takeEnter}
      error={problem ?? field.error}
      value={value}
      search={search}
      pauseMs={300}
      failure={t('searchFailed')}
      limit={MOST}
      keyOf={({ id }) => id}
      labelOf={({ name }) => name}
    />
  );
}
