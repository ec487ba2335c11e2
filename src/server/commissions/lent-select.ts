import { lent } from '#server/kernel/database/lent.ts';

/** Which periods are closed, as a professional at the portal may read it, too. */
export const portalClosingRows = lent
  .selectFrom('commission_closings')
  .select(['user_id', 'start_date', 'end_date', 'period']);

/** The same, each by itself. */
export const closingRows = lent.selectFrom('commission_closings').select(['user_id', 'id', 'start_date', 'end_date']);
