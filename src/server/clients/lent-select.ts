import { lent } from '#server/kernel/database/lent.ts';

/** What a professional at the portal may read of a client. */
export const portalClientRows = lent.selectFrom('clients').select(['user_id', 'id', 'name', 'search_name']);

/** Who a client is, and how to reach them. */
export const clientRows = portalClientRows.select(['phone', 'created_at', 'updated_at']);

/** What a professional at the portal may read of what to mind with clients of their own. */
export const portalWarningRows = lent
  .selectFrom('client_warnings')
  .select(['user_id', 'id', 'client_id', 'kind', 'title', 'note', 'created_at']);
