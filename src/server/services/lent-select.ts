import { lent } from '#server/kernel/database/lent.ts';

/** What a professional at the portal may read of what the salon offers. */
export const portalServiceRows = lent
  .selectFrom('services')
  .select(['user_id', 'id', 'name', 'search_name', 'category', 'duration_minutes', 'price', 'preco_variavel']);

/** What a visitor may read of it. */
export const visitedServiceRows = portalServiceRows.select(['description', 'is_public']);

/** What the salon offers. */
export const serviceRows = visitedServiceRows.select(['commission_percent', 'created_at', 'updated_at']);

/** The groups in which the booking page shows them. */
export const categoryRows = lent.selectFrom('service_categories').select(['user_id', 'id', 'name', 'show_in_dropdown']);

/** Which products a service uses. */
export const serviceProductRows = lent.selectFrom('service_products').select(['user_id', 'service_id', 'product_id']);
