import type { FixedCostTypeForm } from '#contract/fixed-costs/forms.ts';
import type { FixedCostType } from '#contract/fixed-costs/operations.ts';
import { dueIn, firstCosts } from '#domain/fixed-costs/months.ts';
import { cents } from '#domain/shared/money.ts';
import { monthOf } from '#domain/shared/period.ts';
import { salonToday } from '#server/account/salon-today.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import { once } from '#server/kernel/database/once.ts';
import type { Keyed, Timed } from '#server/kernel/principal.ts';
import type { Refused } from '#server/kernel/refusal.ts';
import { generate } from './open-month.ts';
import { heldType, insertType, lockType, lockUnpaid, readCost, updateCost, updateType } from './queries.ts';

/** Its months come with it, from the current one to December. Once for each key. */
export function createType({ db, owner, now, idempotencyKey: key }: Timed & Keyed, form: FixedCostTypeForm) {
  const call = { operation: 'fixedCosts.createType', key, input: form };
  return once(db, owner, call, async (db): Promise<FixedCostType> => {
    const at = now();
    const made_in = monthOf(await salonToday(db, owner, at));
    const type = await heldType(db, await insertType(db, owner, form, at));
    await record(db, owner, { action: 'create', entity: 'fixed_cost_types', entityId: type.id, after: type });
    await generate({ db, owner }, firstCosts({ ...type, default_value: cents(type.default_value), made_in }));
    return type;
  });
}

const FIELDS = [
  'name',
  'category',
  'default_value',
  'default_due_day',
  'default_payment_method',
] as const satisfies Array<keyof FixedCostTypeForm>;

type Changed = { ok: true; type: FixedCostType } | Refused<'not_found'> | (Refused<'stale'> & { type: FixedCostType });
type Change = FixedCostTypeForm & { id: string; version?: string | undefined; apply_to_unpaid: boolean };

/**
 * Months keep what they have, unless those that are not paid yet are to follow. Whoever repeats a change whose answer was lost finds it done.
 */
export function changeType(
  { db, owner, now }: Timed,
  { id, version, apply_to_unpaid, ...form }: Change,
): Promise<Changed> {
  return inTransaction(db, async (db): Promise<Changed> => {
    const before = await lockType(db, id);
    if (!before) return { ok: false, reason: 'not_found' };
    const isDone = FIELDS.every((field) => before[field] === form[field]);
    if (!isDone && version !== undefined && version !== before.version) {
      return { ok: false, reason: 'stale', type: before };
    }
    await updateType(db, id, form);
    const type = await heldType(db, id);
    await record(db, owner, { action: 'update', entity: 'fixed_cost_types', entityId: id, before, after: type });
    if (apply_to_unpaid) await applyToUnpaid({ db, owner, now }, type);
    return { ok: true, type };
  });
}

async function applyToUnpaid({ db, owner, now }: Timed, type: FixedCostType): Promise<void> {
  const from = monthOf(await salonToday(db, owner, now()));
  for (const { month, ...before } of await lockUnpaid(db, type.id, from)) {
    await updateCost(db, before.id, {
      value: type.default_value,
      due_date: dueIn(month, type.default_due_day),
      payment_method: type.default_payment_method,
      is_paid: before.is_paid,
      observations: before.observations,
    });
    const entry = { action: 'update', entity: 'monthly_fixed_costs', entityId: before.id };
    await record(db, owner, { ...entry, before, after: await readCost(db, before.id) });
  }
}
