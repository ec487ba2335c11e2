import type { OwnerId, Principal } from '../principal.ts';
import type { Database } from './db.ts';
import { type Places, prepared } from './prepared.ts';

type Entry = {
  action: string;
  entity: string;
  entityId: string;
  before?: object | null;
  after?: object | null;
};

/** As the column `actor_kind` has them. */
const ACTOR_KINDS = { owner: 'owner', visitor: 'public', professional: 'portal', system: 'system' } as const;

/**
 * Who did what, with before and after; in the same transaction as the change, so neither exists without the other. Through a handle of the
 * owner it is the owner who acts, unless `by` says otherwise. Handles of visitors and professionals must say it: the database lets them
 * write no line in the name of anybody else.
 */
export async function record(
  db: Database,
  salon: OwnerId,
  entry: Entry,
  by: Principal = { kind: 'owner', id: salon },
): Promise<void> {
  await insertLine.send(db, {
    user_id: salon,
    actor_kind: ACTOR_KINDS[by.kind],
    actor_id: 'id' in by ? by.id : null,
    action: entry.action,
    entity: entry.entity,
    entity_id: entry.entityId,
    before: entry.before ? JSON.stringify(entry.before) : null,
    after: entry.after ? JSON.stringify(entry.after) : null,
  });
}

type Line = {
  user_id: OwnerId;
  actor_kind: (typeof ACTOR_KINDS)[Principal['kind']];
  actor_id: string | null;
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
