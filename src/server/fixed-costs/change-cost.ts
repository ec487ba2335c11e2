import type { FixedCostForm } from '#contract/fixed-costs/forms.ts';
import type { FixedCost } from '#contract/fixed-costs/operations.ts';
import type { Month } from '#domain/shared/period.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import { removing } from '#server/kernel/database/remove-row.ts';
import type { Owned } from '#server/kernel/principal.ts';
import type { Refused } from '#server/kernel/refusal.ts';
import { deleteCost, lockCost, lockRepeatable, readCost, updateCost, updateRepeated } from './queries.ts';

type Outcome = { ok: true; cost: FixedCost } | Refused<'not_found'> | (Refused<'stale'> & { cost: FixedCost });

type Change = Partial<FixedCostForm> & { id: string; version: string };

/** Of what is not named everything stays. Whoever repeats a change whose answer was lost finds it done. */
export function changeCost({ db, owner }: Owned, { id, version, ...change }: Change): Promise<Outcome> {
  return inTransaction(db, async (db): Promise<Outcome> => {
    const before = await lockCost(db, id);
    if (!before) return { ok: false, reason: 'not_found' };
    const now = formOf(before);
    const wanted = { ...now, ...change };
    if (JSON.stringify(wanted) === JSON.stringify(now)) return { ok: true, cost: before };
    if (before.version !== version) return { ok: false, reason: 'stale', cost: before };
    await updateCost(db, id, wanted);
    const after = await readCost(db, id);
    await record(db, owner, { action: 'update', entity: 'monthly_fixed_costs', entityId: id, before, after });
    return { ok: true, cost: after };
  });
}

function formOf({ value, due_date, payment_method, is_paid, observations }: FixedCost): FixedCostForm {
  return { value, due_date: due_date ?? '', payment_method, is_paid, observations };
}

export const removeCost = removing('monthly_fixed_costs', lockCost, deleteCost);

/** Gives what still is 0 and not paid what it had in the month before; answers how many that were. */
export function repeatMonth({ db, owner }: Owned, month: Month): Promise<number> {
  return inTransaction(db, async (db) => {
    const costs = await lockRepeatable(db, month);
    for (const { before, after } of costs) {
      await updateRepeated(db, after);
      const entry = { action: 'update', entity: 'monthly_fixed_costs', entityId: before.id };
      await record(db, owner, { ...entry, before, after: await readCost(db, before.id) });
    }
    return costs.length;
  });
}
