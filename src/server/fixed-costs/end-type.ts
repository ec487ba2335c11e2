import type { FixedCostType } from '#contract/fixed-costs/operations.ts';
import { type Month, nextMonth } from '#domain/shared/period.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Owned } from '#server/kernel/principal.ts';
import type { Refused } from '#server/kernel/refusal.ts';
import { dropCosts, heldType, lockType, lockUnpaid, updateEnd } from './queries.ts';

type Outcome =
  | { ok: true; type: FixedCostType; removed: number }
  | Refused<'not_found'>
  | (Refused<'stale'> & { type: FixedCostType });

/** After its last month nothing is generated, and what was and is not paid goes; what is paid stays where it counts. */
export function endType(
  { db, owner }: Owned,
  { id, version, last_month }: { id: string; version?: string | undefined; last_month: Month | null },
): Promise<Outcome> {
  return inTransaction(db, async (db): Promise<Outcome> => {
    const before = await lockType(db, id);
    if (!before) return { ok: false, reason: 'not_found' };
    if (before.last_month !== last_month && version !== undefined && version !== before.version) {
      return { ok: false, reason: 'stale', type: before };
    }
    await updateEnd(db, id, last_month);
    const later = last_month === null ? [] : await lockUnpaid(db, id, nextMonth(last_month));
    const laterIds = later.map(({ id }) => id);
    await dropCosts(db, laterIds);
    const type = await heldType(db, id);
    await record(db, owner, { action: 'end', entity: 'fixed_cost_types', entityId: id, before, after: type });
    for (const { id, ...cost } of later) {
      await record(db, owner, { action: 'delete', entity: 'monthly_fixed_costs', entityId: id, before: cost });
    }
    return { ok: true, type, removed: later.length };
  });
}
