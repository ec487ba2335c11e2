import { lent } from '#server/kernel/database/lent.ts';

/** What is there every month, as it is called. */
export const fixedCostTypeRows = lent.selectFrom('fixed_cost_types').select(['user_id', 'id', 'name']);
