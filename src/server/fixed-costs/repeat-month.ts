import type { Month } from '#domain/shared/period.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { lockRepeatable, readCost, updateRepeated } from './queries.ts';

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
