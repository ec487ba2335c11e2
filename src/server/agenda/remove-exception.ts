import { type Database, inTransaction } from '#server/kernel/db.ts';
import { record } from '#server/kernel/history.ts';
import type { OwnerId } from '#server/kernel/owner.ts';
import { lockAllDays } from './booking-lock.ts';
import { deleteException } from './settings-queries.ts';

type Outcome = { ok: true } | { ok: false; reason: 'not_found' };

/** The day is like its weekday again. */
export function removeException({ db, owner }: { db: Database; owner: OwnerId }, id: string): Promise<Outcome> {
  return inTransaction(db, async (db) => {
    await lockAllDays(db, owner);
    const before = await deleteException(db, id);
    if (!before) return { ok: false, reason: 'not_found' };
    await record(db, owner, { action: 'delete', entity: 'salon_exceptions', entityId: id, before });
    return { ok: true };
  });
}
