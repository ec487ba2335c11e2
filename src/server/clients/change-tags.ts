import { MOST_TAGS } from '#domain/clients/tags.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { readClient } from './queries.ts';
import { deleteEverywhere, deleteTag, insertTags, isSameTag, readTags, replaceTag, respellTag } from './tag-queries.ts';

type Tagged = { ok: true; tags: string[] };
type NotFound = { ok: false; reason: 'not_found' };
type TooMany = { ok: false; reason: 'too_many' };

// A tag that the client has already, or has no longer, was given or taken in another window: nothing is left to do.

export function tagClient({ db, owner }: Owned, id: string, tag: string) {
  return inTransaction(db, async (db): Promise<Tagged | NotFound | TooMany> => {
    // Held, so that two windows do not add the last one twice.
    if (!(await readClient(db, id))) return { ok: false, reason: 'not_found' };
    const before = await readTags(db, id);
    await insertTags(db, owner, [{ client_id: id, tag }]);
    const tags = await readTags(db, id);
    if (tags.length > MOST_TAGS) return { ok: false, reason: 'too_many' };
    await recordTags({ db, owner }, id, before, tags);
    return { ok: true, tags };
  });
}

export function untagClient({ db, owner }: Owned, id: string, tag: string) {
  return inTransaction(db, async (db): Promise<Tagged | NotFound> => {
    if (!(await readClient(db, id))) return { ok: false, reason: 'not_found' };
    const before = await readTags(db, id);
    await deleteTag(db, id, tag);
    const tags = await readTags(db, id);
    await recordTags({ db, owner }, id, before, tags);
    return { ok: true, tags };
  });
}

/** In the history they are found by their client. */
async function recordTags({ db, owner }: Owned, entityId: string, before: string[], after: string[]) {
  if (before.length === after.length) return;
  const tags = { before: { tags: before }, after: { tags: after } };
  await record(db, owner, { action: 'update', entity: 'client_tags', entityId, ...tags });
}

export function changeTag({ db, owner }: Owned, tag: string, to: string) {
  return inTransaction(db, async (db): Promise<{ ok: true } | NotFound> => {
    const isSame = await isSameTag(db, tag, to);
    const count = isSame ? await respellTag(db, to) : await replaceTag(db, owner, tag, to);
    if (count === 0) return { ok: false, reason: 'not_found' };
    const change = { before: { tag }, after: { tag: to, count } };
    await record(db, owner, { action: 'rename', entity: 'client_tags', entityId: owner, ...change });
    return { ok: true };
  });
}

export function dropTag({ db, owner }: Owned, tag: string) {
  return inTransaction(db, async (db): Promise<{ ok: true } | NotFound> => {
    const count = await deleteEverywhere(db, tag);
    if (count === 0) return { ok: false, reason: 'not_found' };
    await record(db, owner, { action: 'delete', entity: 'client_tags', entityId: owner, before: { tag, count } });
    return { ok: true };
  });
}
