import { inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { BOOKING_LINK, hasSharedLink, SET_UP } from './queries.ts';

/** Once is enough: whoever copies the link every day does not write every day. */
export async function noteSharedLink({ db, owner }: Owned): Promise<void> {
  await inTransaction(db, async (db) => {
    if (await hasSharedLink(db)) return;
    await record(db, owner, { action: 'share', entity: BOOKING_LINK, entityId: owner });
  });
}

/** The history alone keeps whether the set-up list shows: the newest line says it, for every window and device of the salon. */
export async function changeSetUpShown({ db, owner }: Owned, shown: boolean): Promise<void> {
  await inTransaction(db, (db) =>
    record(db, owner, { action: shown ? 'show' : 'hide', entity: SET_UP, entityId: owner, after: { shown } }),
  );
}
