import { inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import { holding } from '#server/kernel/database/holding.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { deleteAdvance, findAdvance } from './advance-queries.ts';

type Outcome = { ok: true } | { ok: false; reason: 'not_found' | 'period_closed' };

/** Only while its day is open; the history keeps what it was. */
export function removeAdvance({ db, owner }: Owned, id: string): Promise<Outcome> {
  return inTransaction(db, async (db): Promise<Outcome> => {
    // Its day never changes, so it can be looked up before the periods are held.
    const known = await findAdvance(db, id);
    if (!known) return { ok: false, reason: 'not_found' };
    return holding({ db, owner }, { periods: [known.effective_date] }, async ({ closedDates }): Promise<Outcome> => {
      const before = await deleteAdvance(db, id);
      if (!before) return { ok: false, reason: 'not_found' };
      if ((await closedDates()).length > 0) return { ok: false, reason: 'period_closed' };
      await record(db, owner, { action: 'delete', entity: 'commission_advances', entityId: id, before });
      return { ok: true };
    });
  });
}
