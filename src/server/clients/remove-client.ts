import { type Database, inTransaction } from '#server/kernel/db.ts';
import { record } from '#server/kernel/history.ts';
import type { OwnerId } from '#server/kernel/owner.ts';
import { deleteClient } from './queries.ts';

/** Past appointments keep the name. False when there is no such client. */
export function removeClient({ db, owner }: { db: Database; owner: OwnerId }, id: string): Promise<boolean> {
  return inTransaction(db, async (db) => {
    const before = await deleteClient(db, id);
    if (before) await record(db, owner, { action: 'delete', entity: 'clients', entityId: id, before });
    return before !== undefined;
  });
}
