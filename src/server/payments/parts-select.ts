import { sql } from 'kysely';
import { lent } from '#server/kernel/database/lent.ts';
import { staffRows } from '#server/team/lent-select.ts';

/** The parts of what was paid, as `toPayment` reads them; the caller says for what (`paid.sale_id`). Without what a void gave back. */
export const paidParts = lent
  .selectFrom('payments as paid')
  .leftJoin(staffRows.as('tipped'), 'tipped.id', 'paid.tip_staff_id')
  .select([
    'paid.id',
    'paid.method',
    sql<string>`paid.amount::text`.as('amount'),
    sql<string>`paid.tip::text`.as('tip'),
    'tipped.nome as tip_name',
    sql<string>`paid.fee::text`.as('fee'),
  ])
  .select(sql<string | null>`paid.received_at::text`.as('received_at'))
  .where('paid.void_id', 'is', null)
  .orderBy('paid.position')
  .orderBy('paid.id');
