import type { Movement, Product } from '#contract/products/operations.ts';
import { centsFromDecimal } from '#domain/shared/money.ts';

export const PRODUCT = [
  'products.id',
  'products.name',
  'products.description',
  'products.product_type',
  'products.unit_of_measure',
  'products.base_unit',
  'products.display_unit_label',
  'products.unit_size_in_base',
  'products.stock_quantity',
  'products.stock_quantity_base',
  'products.min_stock',
  'products.price',
  'products.ativo',
  'products.barcode',
] as const;

export type ProductRow = Record<(typeof PRODUCT)[number] extends `products.${infer Name}` ? Name : never, unknown>;

/** As the wire has it: quantities as numbers, money in cents. */
export function productFrom(row: ProductRow): Product {
  return {
    ...row,
    unit_size_in_base: row.unit_size_in_base === null ? null : Number(row.unit_size_in_base),
    stock_quantity: Number(row.stock_quantity),
    stock_quantity_base: Number(row.stock_quantity_base),
    min_stock: row.min_stock === null ? null : Number(row.min_stock),
    price: centsFromDecimal(String(row.price)),
  } as Product;
}

type MovementRow = Record<'id' | 'created_at' | 'movement_type' | 'note', string> &
  Record<'appointment_id' | 'sale_id' | 'purchase_id' | 'supplier', string | null> &
  Pick<Movement, 'quantity_changed' | 'balance_after'>;

export function movementFrom(row: MovementRow): Movement {
  const { id, note, quantity_changed, balance_after } = row;
  const origin = row.appointment_id ? 'appointment' : row.sale_id ? 'sale' : row.purchase_id ? 'purchase' : null;
  return {
    id,
    created_at: Temporal.Instant.from(row.created_at).toString(),
    movement_type: row.movement_type as Movement['movement_type'],
    quantity_changed,
    balance_after,
    origin,
    supplier: row.supplier ?? '',
    note,
  };
}
