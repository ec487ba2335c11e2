import { lent } from '#server/kernel/database/lent.ts';

/** Who works in the salon with an access of their own, and who did; the history names them. */
export const memberRows = lent.selectFrom('members').select(['user_id', 'id', 'name', 'role', 'staff_id', 'ended_at']);
