import { X } from 'lucide-react';
import { ProductPicker } from '#web/products/product-picker.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { IconButton } from '#web/ui/button.tsx';
import { useRows } from '#web/ui/use-rows.ts';
import type { ServiceFields } from './service-form.ts';

/** The products that a service uses. */
export function ProductsField({ form }: { form: ServiceFields }) {
  const { t } = useTranslation('services');
  const rows = useRows(form, 'product_ids');
  const { value, error } = form.control('product_ids');
  const ids = value.map(({ id }) => id);
  return (
    <div className="grid gap-2">
      <ProductPicker
        label={t('form.products')}
        placeholder={t('form.productsPlaceholder')}
        without={ids}
        onChange={(product) => product && rows.append({ id: product.id, name: product.name })}
        error={error}
        optional
      />
      {value.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {value.map((product, place) => (
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
                onClick={() => rows.remove(place)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
