import { paths } from '#contract/paths.ts';
import type { Product } from '#contract/products/operations.ts';

/** The initial search of the list. */
export const PRODUCT_PARAM = 'busca';

export function productPath({ product_type, name }: Pick<Product, 'product_type' | 'name'>): string {
  const list = product_type === 'internal' ? paths.internalProducts : paths.resaleProducts;
  return `${list}&${PRODUCT_PARAM}=${encodeURIComponent(name)}`;
}
