import { lent } from '#server/kernel/database/lent.ts';

/** What stands on the shelf, and how it is counted. */
export const productRows = lent
  .selectFrom('products')
  .select(['user_id', 'id', 'name', 'search_name', 'description', 'product_type', 'price', 'ativo', 'base_unit'])
  .select(['display_unit_label', 'unit_size_in_base', 'stock_quantity', 'stock_quantity_base', 'min_stock'])
  .select(['created_at', 'updated_at']);

/** What was bought, and how it is to be paid. */
export const purchaseRows = lent
  .selectFrom('product_purchases')
  .select(['user_id', 'id', 'product_id', 'supplier', 'purchase_date', 'purchase_unit', 'quantity_purchased'])
  .select(['quantity_purchased_base', 'unit_cost', 'total_value', 'instalments', 'due_date', 'payment_date'])
  .select(['payment_method', 'payment_status', 'created_at', 'updated_at']);

/** The parts in which a purchase is paid. */
export const instalmentRows = lent
  .selectFrom('purchase_instalments')
  .select(['user_id', 'id', 'purchase_id', 'number', 'value', 'purchase_date', 'due_date'])
  .select(['payment_date', 'payment_status', 'updated_at']);

/** What came onto the shelf and left it. */
export const stockMovementRows = lent
  .selectFrom('stock_movements')
  .select(['user_id', 'id', 'product_id', 'appointment_id', 'sale_id'])
  .select(['movement_type', 'quantity_changed', 'created_at']);
