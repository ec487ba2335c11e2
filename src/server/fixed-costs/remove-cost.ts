import { inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { deleteCost, lockCost } from './queries.ts';

type Outcome = { ok: true } | { ok: false; reason: 'not_found' };

export function removeCost({ db, owner }: Owned, id: string): Promise<Outcome> {
  return inTransaction(db, async (db) => {
    const before = await lockCost(db, id);
    if (!before) return { ok: false, reason: 'not_found' };
    await deleteCost(db, id);
    await record(db, owner, { action: 'delete', entity: 'monthly_fixed_costs', entityId: id, before });
    return { ok: true };
  });
}
