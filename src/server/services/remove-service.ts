import { type Database, inTransaction } from '#server/kernel/db.ts';
import { record } from '#server/kernel/history.ts';
import type { OwnerId } from '#server/kernel/owner.ts';
import { deleteService, lockService } from './queries.ts';

type Owned = { db: Database; owner: OwnerId };

/** Answers whether there was one. */
export function removeService({ db, owner }: Owned, id: string): Promise<boolean> {
  return inTransaction(db, async (db) => {
    const before = await lockService(db, id);
    if (!before) return false;
    await deleteService(db, id);
    await record(db, owner, { action: 'delete', entity: 'services', entityId: id, before });
    return true;
  });
}
