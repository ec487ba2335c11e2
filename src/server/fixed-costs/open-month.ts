import type { FixedCostsMonth } from '#contract/fixed-costs/operations.ts';
import { fixedCostYears } from '#domain/fixed-costs/cost-types.ts';
import { missingCosts, type NewCost } from '#domain/fixed-costs/months.ts';
import type { Month } from '#domain/shared/period.ts';
import { salonNow } from '#domain/shared/time.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Owned, Timed } from '#server/kernel/principal.ts';
import { holdTypes, insertCosts, readMonthRows } from './queries.ts';

/** A month as far as it exists. */
export async function readMonth(timed: Timed, month: Month): Promise<FixedCostsMonth> {
  const { costs, before, lacking } = await lookAtMonth(timed, month);
  return { costs, missing: lacking.length, before };
}

/** The same, with what opening it would generate. */
async function lookAtMonth({ db, owner, now }: Timed, month: Month) {
  const { timezone, costs, types, deleted, before } = await readMonthRows(db, owner, month);
  const known = new Set([...costs.map(({ type_id }) => type_id), ...deleted]);
  const years = fixedCostYears(salonNow(now(), timezone).date);
  return { costs, before, lacking: missingCosts(types, month, { known, years }) };
}

/** Generates what the month lacks. However many open it at once, each cost is generated once. */
export function openMonth({ db, owner, now }: Timed, month: Month): Promise<FixedCostsMonth> {
  return inTransaction(db, async (db) => {
    await holdTypes(db);
    const { lacking } = await lookAtMonth({ db, owner, now }, month);
    await generate({ db, owner }, lacking);
    return readMonth({ db, owner, now }, month);
  });
}

/** For a use case that holds the transaction and the types. */
export async function generate({ db, owner }: Owned, costs: readonly NewCost[]): Promise<void> {
  for (const { id, ...after } of await insertCosts(db, owner, costs)) {
    await record(db, owner, { action: 'create', entity: 'monthly_fixed_costs', entityId: id, after });
  }
}
