import { sql } from 'kysely';
import { type Month, yearAndMonth } from '#domain/shared/period.ts';
import type { Database } from '#server/kernel/database/db.ts';

/**
 * What is paid of these months, both included. What is pending, or paid with nothing, is no expense. The value as text, because it also
 * travels inside JSON, where it would become a float.
 */
export function selectPaidFixedCosts(db: Database, first: Month, last: Month) {
  const [from, to] = [yearAndMonth(first), yearAndMonth(last)];
  return db
    .selectFrom('monthly_fixed_costs as cost')
    .innerJoin('fixed_cost_types as type', (join) =>
      join.onRef('type.user_id', '=', 'cost.user_id').onRef('type.id', '=', 'cost.fixed_cost_type_id'),
    )
    .select(['cost.id', 'type.name', 'type.category', 'cost.due_date', 'cost.observations'])
    .select([
      sql<string>`cost.value::text`.as('value'),
      // Its first day: what is due in the month after still belongs to this one.
      sql<string>`make_date(cost.year, cost.month, 1)::text`.as('month'),
    ])
    .where('cost.is_paid', '=', true)
    .where('cost.value', '>', '0')
    .where(sql<boolean>`(cost.year, cost.month) between (${from.year}, ${from.month}) and (${to.year}, ${to.month})`)
    .orderBy('cost.year')
    .orderBy('cost.month')
    .orderBy('cost.due_date')
    .orderBy('type.name')
    .orderBy('cost.id');
}
