import { lent } from '#server/kernel/database/lent.ts';

/** Who a client is, and how to reach them. */
export const clientRows = lent
  .selectFrom('clients')
  .select(['user_id', 'id', 'name', 'search_name', 'phone', 'created_at', 'updated_at']);

/** What a professional at the portal may read of them. */
export const portalClientRows = lent.selectFrom('clients').select(['user_id', 'id', 'name', 'search_name']);
