import { skipToken, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/ground/api/client.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { Button } from '#web/ui/button.tsx';
import type { LineProps } from './line-props.ts';
import { ProductSearch } from './product-search.tsx';
import type { KnownProduct } from './use-known-products.ts';
import { UsedProduct } from './used-product.tsx';

/** What was used, and what the service usually uses: a suggestion without a quantity is not used and not saved. */
export function ProductsUsed({ form, line, index, products, onChange }: LineProps) {
  const { t } = useTranslation('agenda');
  const [isAdding, setAdding] = useState(false);
  const input = line.service_id ? { id: line.service_id } : skipToken;
  const suggested = useQuery(api.agenda.suggestedProducts.queryOptions({ input }));
  const problem =
    form.control(`lines.${index}.products_used`).error ??
    (suggested.isError ? t('sheet.suggestedFailed', { detail: failureDetail(suggested.error) }) : undefined);
  const used = line.products_used;
  const suggestions = suggested.data ?? [];
  const isSuggested = (id: string) => suggestions.some(({ product_id }) => product_id === id);
  // A suggestion keeps its place when it is used: a row that moved would take the field from under the typing.
  const shown = [
    ...suggestions.map((product) => products.find(product.product_id) ?? product),
    ...used.flatMap(({ product_id }) => (isSuggested(product_id) ? [] : (products.find(product_id) ?? []))),
  ];

  function setUsed(products_used: typeof used) {
    onChange({ ...line, products_used });
  }

  function setQuantity(product: KnownProduct, quantity: number | null) {
    const { product_id } = product;
    const others = used.filter((other) => other.product_id !== product_id);
    if (quantity === null && isSuggested(product_id)) return setUsed(others);
    products.remember(product);
    const next = { product_id, quantity_used: quantity as number };
    const at = used.findIndex((other) => other.product_id === product_id);
    setUsed(at < 0 ? [...used, next] : used.with(at, next));
  }

  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex items-center justify-between">
        <h4 className="text-13 font-medium">{t('sheet.productsUsed')}</h4>
        <Button
          icon={Plus}
          variant="ghost"
          size="sm"
          className="-mr-3 text-brand-text! max-md:min-h-11"
          onClick={() => setAdding(true)}
        >
          {t('sheet.addProduct')}
        </Button>
      </div>
      <ul className="grid grid-cols-1 gap-2 empty:hidden">
        {shown.map((product) => {
          const at = used.findIndex(({ product_id }) => product_id === product.product_id);
          return (
            <UsedProduct
              key={product.product_id}
              product={product}
              quantity={used[at]?.quantity_used ?? null}
              onQuantity={(quantity) => setQuantity(product, quantity)}
              onRemove={at < 0 ? undefined : () => setUsed(used.toSpliced(at, 1))}
              error={at < 0 ? undefined : form.control(`lines.${index}.products_used.${at}.quantity_used`).error}
            />
          );
        })}
      </ul>
      {problem && (
        <p role="alert" className="text-13 font-medium text-danger-text">
          {problem}
        </p>
      )}
      {isAdding && (
        <ProductSearch
          there={shown.map(({ product_id }) => product_id)}
          onPick={(product) => {
            setQuantity(product, null);
            setAdding(false);
          }}
        />
      )}
    </div>
  );
}
