import { lent } from '#server/kernel/database/lent.ts';

/** One-off expenses, as they are called. */
export const expenseRows = lent.selectFrom('expenses').select(['user_id', 'id', 'description']);
