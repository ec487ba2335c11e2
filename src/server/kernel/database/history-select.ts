import { lent } from './lent.ts';

/** Who changed what, and when. */
export const historyRows = lent
  .selectFrom('history')
  .select([
    'user_id',
    'id',
    'at',
    'actor_kind',
    'actor_id',
    'member_id',
    'entity',
    'entity_id',
    'action',
    'before',
    'after',
  ]);
