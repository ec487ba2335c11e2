import { inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { BOOKING_LINK, readSetUp } from './queries.ts';

/** Once is enough: whoever copies the link every day does not write every day. */
export async function noteSharedLink({ db, owner }: Owned): Promise<void> {
  await inTransaction(db, async (db) => {
    if ((await readSetUp(db)).has_shared_link) return;
    await record(db, owner, { action: 'share', entity: BOOKING_LINK, entityId: owner });
  });
}
