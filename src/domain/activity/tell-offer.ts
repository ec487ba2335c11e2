import type { Kept } from './line.ts';
import { changesOf, named, type Teller, type Telling, told, usually } from './telling.ts';
import { rowsOf, spec } from './values.ts';

const nameOf = ({ before, after }: Telling) => named(before?.name) ?? named(after?.name);

const PRICE = spec('price', 'money');
const DURATION = spec('duration', 'minutes', 'duration_minutes');
const CATEGORY = spec('category', 'text');
const SERVICE = [
  PRICE,
  spec('variable_price', 'yesno', 'preco_variavel'),
  DURATION,
  spec('name', 'text'),
  spec('commission', 'percent', 'commission_percent', 'all_commissions'),
  spec('online', 'yesno', 'is_public'),
  CATEGORY,
  spec('description', 'text'),
  spec('cleanup', 'minutes', 'cleanup_minutes'),
  spec('parts', 'text', ({ parts }) => (Array.isArray(parts) ? parts.join(' + ') : parts)),
  spec('used', 'text', ({ products }) =>
    products === undefined ? products : rowsOf(products).map(({ name }) => name),
  ),
  spec('doers', 'unsaid', ({ done_by_all, doers }) => (doers === undefined ? doers : [done_by_all, doers])),
];

export const tellService: Teller = usually(
  { created: 'service_created', changed: 'service_changed', removed: 'service_removed', imported: 'services_imported' },
  nameOf,
  SERVICE,
  [PRICE, DURATION, CATEGORY],
);

export const tellCategory: Teller = usually(
  { created: 'category_created', changed: 'category_changed', removed: 'category_removed' },
  nameOf,
  [spec('name', 'text'), spec('shown', 'yesno', 'show_in_dropdown')],
);

/** "2 frasco": packages are counted as such. */
const minimum = ({ min_stock, unit_of_measure }: Kept) =>
  typeof min_stock === 'number' ? `${min_stock} ${unit_of_measure ?? ''}`.trim() : min_stock;

const PRODUCT = [
  PRICE,
  spec('name', 'text'),
  spec('minimum', 'quantity', minimum),
  spec('barcode', 'text'),
  spec('unit', 'text', 'unit_of_measure'),
  spec('description', 'text'),
];

const tellProductRow: Teller = usually(
  {
    created: 'product_created',
    changed: 'product_changed',
    removed: 'product_deactivated',
    imported: 'products_imported',
  },
  nameOf,
  PRODUCT,
  [PRICE, spec('kind', 'word', 'product_type')],
);

export const tellProduct: Teller = (telling) => {
  const { action, before, after } = telling;
  if (action !== 'update' || before?.ativo === after?.ativo) return tellProductRow(telling);
  const what = after?.ativo === true ? 'product_activated' : 'product_deactivated';
  return told(what, nameOf(telling), changesOf(PRODUCT, telling));
};
