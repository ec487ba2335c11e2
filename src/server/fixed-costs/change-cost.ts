import type { FixedCostForm } from '#contract/fixed-costs/forms.ts';
import type { FixedCost } from '#contract/fixed-costs/operations.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { lockCost, readCost, updateCost } from './queries.ts';

type Outcome =
  | { ok: true; cost: FixedCost }
  | { ok: false; reason: 'not_found' }
  | { ok: false; reason: 'stale'; cost: FixedCost };

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
