import { X } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkedProduct } from '#contract/services/operations.ts';
import { client } from '#web/ground/api/client.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Combobox } from '#web/ui/combobox.tsx';

type Props = { value: LinkedProduct[]; onChange: (products: LinkedProduct[]) => void; error?: string };

const MOST = 10;

/** The products that a service uses: found by typing, listed below, taken off one by one. */
export function ProductsField({ value, onChange, error }: Props) {
  const { t } = useTranslation(['services', 'products']);
  const search = useCallback(
    async (text: string, signal: AbortSignal) => {
      const found = await client.products.search({ search: text, type: 'any', limit: MOST }, { signal });
      return found.filter(({ id }) => !value.some((linked) => linked.id === id));
    },
    [value],
  );
  return (
    <div className="grid gap-2">
      <Combobox
        label={t('form.products')}
        optional
        placeholder={t('form.productsPlaceholder')}
        value={null as LinkedProduct | null}
        onChange={(product) => product && onChange([...value, { id: product.id, name: product.name }])}
        search={search}
        pauseMs={300}
        failure={t('products:searchFailed')}
        limit={MOST}
        keyOf={({ id }) => id}
        labelOf={({ name }) => name}
        error={error}
      />
      {value.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {value.map((product) => (
            <li
              key={product.id}
              className="flex max-w-full items-center rounded-full border border-divider bg-subtle pl-3 text-13"
            >
              <span className="truncate">{product.name}</span>
              <IconButton
                icon={X}
                size="sm"
                label={t('form.removeProduct', { name: product.name })}
                className="rounded-full"
                onClick={() => onChange(value.filter(({ id }) => id !== product.id))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
