import type { Database } from './db.ts';
import type { OwnerId } from './owner.ts';

type Entry = {
  action: string;
  entity: string;
  entityId: string;
  before?: object | null;
  after?: object | null;
};

/** Who did what, with before and after; in the same transaction as the change, so neither exists without the other. */
export async function record(db: Database, owner: OwnerId, entry: Entry): Promise<void> {
  await db
    .insertInto('history')
    .values({
      user_id: owner,
      actor_kind: 'owner',
      actor_id: owner,
      action: entry.action,
      entity: entry.entity,
      entity_id: entry.entityId,
      before: entry.before ? JSON.stringify(entry.before) : null,
      after: entry.after ? JSON.stringify(entry.after) : null,
    })
    .execute();
}
