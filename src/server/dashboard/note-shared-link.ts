import { type Database, inTransaction } from '#server/kernel/db.ts';
import { record } from '#server/kernel/history.ts';
import type { OwnerId } from '#server/kernel/owner.ts';
import { BOOKING_LINK, readSetUp } from './queries.ts';

/** Once is enough: whoever copies the link every day does not write every day. */
export async function noteSharedLink({ db, owner }: { db: Database; owner: OwnerId }): Promise<void> {
  await inTransaction(db, async (db) => {
    if ((await readSetUp(db)).has_shared_link) return;
    await record(db, owner, { action: 'share', entity: BOOKING_LINK, entityId: owner });
  });
}
