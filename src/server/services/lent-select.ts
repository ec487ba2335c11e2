import { lent } from '#server/kernel/database/lent.ts';

/** What the salon offers. */
export const serviceRows = lent
  .selectFrom('services')
  .select([
    'user_id',
    'id',
    'name',
    'search_name',
    'category',
    'description',
    'duration_minutes',
    'price',
    'preco_variavel',
    'commission_percent',
    'is_public',
    'created_at',
    'updated_at',
  ]);

/** What a visitor may read of it. */
export const visitedServiceRows = lent
  .selectFrom('services')
  .select([
    'user_id',
    'id',
    'name',
    'search_name',
    'category',
    'description',
    'duration_minutes',
    'price',
    'preco_variavel',
    'is_public',
  ]);

/** The groups in which the booking page shows them. */
export const categoryRows = lent.selectFrom('service_categories').select(['user_id', 'id', 'name', 'show_in_dropdown']);

/** Which products a service uses. */
export const serviceProductRows = lent.selectFrom('service_products').select(['user_id', 'service_id', 'product_id']);
