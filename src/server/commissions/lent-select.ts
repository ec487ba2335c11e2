import { lent } from '#server/kernel/database/lent.ts';

/** Which days are closed. */
export const closingRows = lent
  .selectFrom('commission_closings')
  .select(['user_id', 'id', 'period', 'start_date', 'end_date']);
