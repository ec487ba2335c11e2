import type { FixedCostsMonth } from '#contract/fixed-costs/operations.ts';
import { fixedCostYears } from '#domain/fixed-costs/cost-types.ts';
import { missingCosts, type NewCost } from '#domain/fixed-costs/months.ts';
import type { Month } from '#domain/shared/period.ts';
import { salonNow } from '#domain/shared/time.ts';
import type { Timed } from '#server/kernel/principal.ts';
import { readMonthRows } from './queries.ts';

/** A month as far as it exists. */
export async function readMonth(timed: Timed, month: Month): Promise<FixedCostsMonth> {
  const { costs, before, lacking } = await lookAtMonth(timed, month);
  return { costs, missing: lacking.length, before };
}

/** The same, with what opening it would generate. */
export async function lookAtMonth({ db, owner, now }: Timed, month: Month) {
  const { timezone, costs, types, deleted, before } = await readMonthRows(db, owner, month);
  const known = new Set([...costs.map(({ type_id }) => type_id), ...deleted]);
  const lacking: NewCost[] = missingCosts(types, month, {
    known,
    years: fixedCostYears(salonNow(now(), timezone).date),
  });
  return { costs, before, lacking };
}
