import { lent } from '#server/kernel/database/lent.ts';

/** Whose access has not ended. */
export const activeMemberRows = lent
  .selectFrom('members')
  .select(['user_id', 'id', 'account_id', 'name', 'role', 'staff_id'])
  .where('ended_at', 'is', null);
