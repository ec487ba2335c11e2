import { lent } from '#server/kernel/database/lent.ts';

/** Sales, for whoever counts them. */
export const saleRows = lent
  .selectFrom('sales')
  .select(['user_id', 'id', 'number', 'appointment_id', 'client_id', 'client_name', 'status', 'total', 'discount'])
  .select(['payment_method', 'created_at', 'finalized_at', 'finalized_on']);

/** Their lines: what was sold, by whom and for how much. */
export const saleItemRows = lent
  .selectFrom('sale_items')
  .select(['user_id', 'id', 'sale_id', 'position', 'product_id', 'quantity', 'sold_unit', 'unit_price', 'value'])
  .select(['cost', 'seller_id', 'seller_commission', 'seller_percent']);

/** The services among them. */
export const saleServiceRows = lent
  .selectFrom('sale_services')
  .select(['user_id', 'id', 'sale_id', 'position', 'service_id', 'service_name', 'professional_id', 'unit_price']);

/** Sales that were taken back, and when. */
export const saleVoidRows = lent.selectFrom('sale_voids').select(['user_id', 'id', 'sale_id', 'day', 'voided_at']);

/** When the drawer was opened and counted. */
export const cashDayRows = lent.selectFrom('cash_days').select(['user_id', 'opened_at', 'closed_at']);
