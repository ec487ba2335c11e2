import { useState } from 'react';
import type { Product, ProductType } from '#contract/products/operations.ts';
import { isScan, normaliseBarcode } from '#domain/products/barcode.ts';
import { client } from '#web/ground/api/client.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import type { TakeEnter } from '#web/ui/use-strokes.ts';

/**
 * A field that also takes what a barcode reader types. Only a product with exactly this code is found: one that merely begins alike would be another. The
 * field stays ready for the next scan.
 */
export function useBarcodes(type: ProductType | 'any', onFound: (product: Product) => void) {
  const { t } = useTranslation('products');
  const [{ problem, found }, setOutcome] = useState<{ problem?: string; found?: Product }>({});

  async function find(code: string) {
    try {
      const [product] = await client.products.search({ barcode: code, type, limit: 1 });
      setOutcome(product ? { found: product } : { problem: t('unknownCode', { code }) });
      if (product) onFound(product);
    } catch {
      setOutcome({ problem: t('searchFailed') });
    }
  }

  const takeEnter: TakeEnter = (text, pressedAt) => {
    setOutcome({});
    if (!isScan(text, pressedAt)) return false;
    void find(normaliseBarcode(text));
    return true;
  };
  return { takeEnter, problem, found };
}
