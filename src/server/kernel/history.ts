import type { Database } from './db.ts';
import { type Places, prepared } from './db-prepared.ts';
import type { OwnerId } from './owner.ts';

type Entry = {
  action: string;
  entity: string;
  entityId: string;
  before?: object | null;
  after?: object | null;
};

/** Somebody without an account, who booked online. */
export const VISITOR = { actor_kind: 'public', actor_id: null } as const;

/** Who did what, with before and after; in the same transaction as the change, so neither exists without the other. */
export async function record(
  db: Database,
  owner: OwnerId,
  entry: Entry,
  actor: typeof VISITOR | { actor_kind: 'owner'; actor_id: OwnerId } = { actor_kind: 'owner', actor_id: owner },
): Promise<void> {
  await insertLine.send(db, {
    user_id: owner,
    ...actor,
    action: entry.action,
    entity: entry.entity,
    entity_id: entry.entityId,
    before: entry.before ? JSON.stringify(entry.before) : null,
    after: entry.after ? JSON.stringify(entry.after) : null,
  });
}

type Line = {
  user_id: OwnerId;
  actor_kind: string;
  actor_id: OwnerId | null;
  action: string;
  entity: string;
  entity_id: string;
  before: string | null;
  after: string | null;
};

const insertLine = prepared((db, line: Places<Line>) =>
  db.insertInto('history').values({
    user_id: line.user_id,
    actor_kind: line.actor_kind,
    actor_id: line.actor_id,
    action: line.action,
    entity: line.entity,
    entity_id: line.entity_id,
    before: line.before,
    after: line.after,
  }),
);
