import { type Database, inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import { holding } from '#server/kernel/database/holding.ts';
import type { Owned } from '#server/kernel/principal.ts';
import type { Refused } from '#server/kernel/refusal.ts';
import { deleteAdvance, findAdvance } from './advance-queries.ts';
import { deleteSettlement, findSettlement } from './settlement-queries.ts';

type Outcome = { ok: true } | Refused<'not_found' | 'period_closed'>;
type Look = (db: Database, id: string) => Promise<{ effective_date: string } | undefined>;

export const removeAdvance = removing('commission_advances', findAdvance, deleteAdvance);

/** What it brought to zero is owed again. */
export const removeSettlement = removing('commission_settlements', findSettlement, deleteSettlement);

/** Only while its day is open; the history keeps what it was. */
function removing(entity: string, find: Look, remove: Look) {
  return ({ db, owner }: Owned, id: string): Promise<Outcome> =>
    inTransaction(db, async (db): Promise<Outcome> => {
      // Its day never changes, so it can be looked up before the periods are held.
      const known = await find(db, id);
      if (!known) return { ok: false, reason: 'not_found' };
      return holding({ db, owner }, { periods: [known.effective_date] }, async ({ closedDates }): Promise<Outcome> => {
        const before = await remove(db, id);
        if (!before) return { ok: false, reason: 'not_found' };
        if ((await closedDates()).length > 0) return { ok: false, reason: 'period_closed' };
        await record(db, owner, { action: 'delete', entity, entityId: id, before });
        return { ok: true };
      });
    });
}
