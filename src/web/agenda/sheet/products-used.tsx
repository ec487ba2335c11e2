import { skipToken, useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { LineForm } from '#contract/agenda/appointments-forms.ts';
import { paths } from '#contract/paths.ts';
import type { Product } from '#contract/products/operations.ts';
import { api, client } from '#web/ground/api/client.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { TextLink } from '#web/ground/text-link.tsx';
import { useFormat } from '#web/ground/use-format.ts';
import { useMay } from '#web/ground/use-may.ts';
import { ProductPicker } from '#web/products/product-picker.tsx';
import { useQuantities } from '#web/products/use-quantities.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { useRows } from '#web/ui/use-rows.ts';
import { costOf } from './totals-strip.tsx';
import type { AppointmentFields } from './use-appointment-form.ts';
import type { Known, KnownProduct } from './use-known.ts';
import type { SheetDay } from './use-sheet-day.ts';

/** What the fields of a line need, folded or not. */
export type LineProps = {
  form: AppointmentFields;
  line: LineForm;
  index: number;
  day: SheetDay;
  known: Known;
  onChange: (line: LineForm) => void;
};

/** Products used, and those that the service usually uses: a suggestion without a quantity is not saved. */
export function ProductsUsed({ form, line, index, known }: LineProps) {
  const { t } = useTranslation('agenda');
  const rows = useRows(form, `lines.${index}.products_used`);
  const [isAdding, setAdding] = useState(false);
  const input = line.service_id ? { id: line.service_id } : skipToken;
  const suggested = useQuery(api.agenda.suggestedProducts.queryOptions({ input }));
  const problem =
    form.control(`lines.${index}.products_used`).error ??
    (suggested.isError ? t('sheet.suggestedFailed', { detail: failureDetail(suggested.error) }) : undefined);
  const used = line.products_used;
  const suggestions = suggested.data ?? [];
  const isSuggested = (id: string) => suggestions.some(({ product_id }) => product_id === id);
  // A suggestion keeps its place when it is used: a moving row would take the field away from whoever types in it.
  const shown = [
    ...suggestions.map((product) => known.product(product.product_id) ?? product),
    ...used.flatMap(({ product_id }) => (isSuggested(product_id) ? [] : (known.product(product_id) ?? []))),
  ];

  function setQuantity(product: KnownProduct, quantity: number | null) {
    const { product_id } = product;
    const at = used.findIndex((other) => other.product_id === product_id);
    if (quantity === null && isSuggested(product_id)) return at >= 0 && rows.remove(at);
    known.rememberProduct(product);
    const next = { product_id, quantity_used: quantity as number };
    if (at < 0) rows.append(next);
    else form.control(`lines.${index}.products_used.${at}`).onChange(next);
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
              onRemove={at < 0 ? undefined : () => rows.remove(at)}
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

type Props = {
  product: KnownProduct;
  quantity: number | null;
  onQuantity: (quantity: number | null) => void;
  /** Left out for a suggestion. */
  onRemove?: () => void;
  error?: string;
};

/** "Pó descolorante  [60 g]  × R$ 0,28  R$ 16,80". */
function UsedProduct({ product, quantity, onQuantity, onRemove, error }: Props) {
  const { t } = useTranslation(['agenda', 'products']);
  const { money } = useFormat();
  const { cost } = useQuantities();
  const isCostSeen = useMay()('stock');
  const { product_name: name, unit_of_measure: unit, cost_per_unit } = product;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_6rem_4.75rem_2rem] max-md:grid-cols-[minmax(0,1fr)_6rem_4.25rem_2.75rem] items-start gap-2">
      <span className="min-w-0 pt-0.5">
        <span className={onRemove ? 'block truncate text-sm' : 'block truncate text-sm text-muted'}>{name}</span>
        <span className="block truncate text-xs text-muted tabular-nums">
          {onRemove ? isCostSeen && t('sheet.perUnit', { cost: cost(cost_per_unit) }) : t('sheet.suggested')}
        </span>
      </span>
      <NumberField
        label={t('sheet.quantityOf', { name })}
        hideLabel
        value={quantity}
        onChange={onQuantity}
        min={0}
        step={unit === 'un' ? 1 : 0.01}
        suffix={t(`products:units.${unit}`)}
        error={error}
      />
      <span className="self-center text-right text-13 font-medium tabular-nums">
        {onRemove && isCostSeen && money(costOf(quantity, cost_per_unit))}
      </span>
      {onRemove && (
        <IconButton
          icon={X}
          size="sm"
          className="self-center max-md:min-h-11 max-md:min-w-11"
          label={t('sheet.removeProduct', { name })}
          onClick={onRemove}
        />
      )}
    </li>
  );
}

/** `there`: products that the line shows already. */
type ProductSearchProps = { there: readonly string[]; onPick: (product: KnownProduct) => void };

function ProductSearch({ there, onPick }: ProductSearchProps) {
  const { t } = useTranslation('agenda');
  const may = useMay();
  const any = useQuery(api.products.search.queryOptions({ input: { type: 'any', limit: 1 } }));
  async function pick({ id, name, base_unit }: Product) {
    // Only shown: the server takes the cost of the open lot anyway.
    const lot = may('stock') ? await client.products.openLot({ id }).catch(() => null) : null;
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
        {may('stock') && <TextLink render={<Link to={paths.internalProducts} />}>{t('sheet.goToProducts')}</TextLink>}
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
