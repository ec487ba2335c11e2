import type { Owned } from '../principal.ts';
import type { Refused } from '../refusal.ts';
import { type Database, inTransaction } from './db.ts';
import { record } from './history.ts';

/** The use case that deletes a row for good: it is held, deleted, and kept in the history as it was. */
export function removing(
  entity: string,
  hold: (db: Database, id: string) => Promise<object | undefined>,
  remove: (db: Database, id: string) => Promise<void>,
) {
  return ({ db, owner }: Owned, id: string): Promise<{ ok: true } | Refused<'not_found'>> =>
    inTransaction(db, async (db) => {
      const before = await hold(db, id);
      if (!before) return { ok: false, reason: 'not_found' };
      await remove(db, id);
      await record(db, owner, { action: 'delete', entity, entityId: id, before });
      return { ok: true };
    });
}
