import type { Database } from '#server/kernel/database/db.ts';
import { holdAlone, holdShared } from '#server/kernel/database/lock.ts';
import type { OwnerId } from '#server/kernel/principal.ts';

/**
 * For whoever writes that something was received or given back: no cash day opens or closes until the transaction ends, so that what is received
 * now is counted by the day that is open now. Payers do not wait for each other. Sent ahead, it costs no waiting; take it right after
 * the periods, before any row.
 */
export async function keepDrawer(db: Database, owner: OwnerId): Promise<void> {
  await holdShared(db, drawerOf(owner));
}

/** For whoever opens or closes the cash day: the first thing in the transaction. It waits for the payments under way, and those that follow wait for it. */
export async function holdDrawer(db: Database, owner: OwnerId): Promise<void> {
  await holdAlone(db, drawerOf(owner));
}

const drawerOf = (owner: OwnerId) => `drawer of ${owner}`;
