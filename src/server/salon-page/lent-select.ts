import { lent } from '#server/kernel/database/lent.ts';

/** The names that the salon has had for its page; the one that leads nowhere is the one it has. */
export const salonNameRows = lent.selectFrom('salon_names').select(['user_id', 'name', 'leads_to', 'created_at']);

/** Whether anybody may see the page. */
export const salonPageRows = lent.selectFrom('salon_pages').select(['user_id', 'is_published']);
