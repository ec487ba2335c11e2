import { lent } from '#server/kernel/database/lent.ts';

/** What a professional at the portal may read of what the salon offers. */
export const portalServiceRows = lent
  .selectFrom('services')
  .select(['user_id', 'id', 'name', 'search_name', 'category', 'duration_minutes', 'price', 'preco_variavel'])
  .select(['done_by_all', 'parts', 'cleanup_minutes', 'is_public']);

/** What a visitor may read of it. */
export const visitedServiceRows = portalServiceRows.select('description');

/** What the salon offers. */
export const serviceRows = visitedServiceRows.select(['commission_percent', 'created_at', 'updated_at']);

/** The groups in which the booking page shows them. */
export const categoryRows = lent.selectFrom('service_categories').select(['user_id', 'id', 'name', 'show_in_dropdown']);

/** Which products a service uses. */
export const serviceProductRows = lent.selectFrom('service_products').select(['user_id', 'service_id', 'product_id']);

/** What a visitor may read of who does a service, and for which price and in which time, where these are their own. */
export const visitedStaffServiceRows = lent
  .selectFrom('staff_services')
  .select(['user_id', 'service_id', 'staff_id', 'price', 'duration_minutes']);

/** The same, and what it earns them. */
export const staffServiceRows = visitedStaffServiceRows.select('commission_percent');
