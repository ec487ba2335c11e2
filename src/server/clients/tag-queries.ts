import { sql } from 'kysely';
import type { TagInUse } from '#contract/clients/operations.ts';
import type { Database } from '#server/kernel/database/db.ts';
import type { OwnerId } from '#server/kernel/principal.ts';

/** More is no list to choose from. */
const MOST_OFFERED = 500;

/** Those that most clients have, by name. */
export async function listTags(db: Database): Promise<TagInUse[]> {
  const { rows } = await sql<TagInUse>`
    select tag, count from (
      select word, min(tag) as tag, count(*)::int as count from client_tags group by word order by count desc, word limit ${MOST_OFFERED}
    ) as used order by word`.execute(db);
  return rows;
}

export async function readTags(db: Database, clientId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('client_tags')
    .select('tag')
    .where('client_id', '=', clientId)
    .orderBy('word')
    .execute();
  return rows.map(({ tag }) => tag);
}

type Tagged = { client_id: string; tag: string };

/** Spelt as it is in use; of several spellings, the first one in the alphabet. What a client has already stays. */
export async function insertTags(db: Database, owner: OwnerId, tags: readonly Tagged[]): Promise<void> {
  await sql`
    insert into client_tags (user_id, client_id, tag)
    select ${owner}::uuid, given.client_id, coalesce(used.tag, given.tag)
    from jsonb_to_recordset(${JSON.stringify(tags)}::jsonb) as given (client_id uuid, tag text)
      left join lateral (select tag from client_tags where word = app.search_text(given.tag) order by tag limit 1) as used on true
    on conflict do nothing`.execute(db);
}

export async function deleteTag(db: Database, clientId: string, tag: string): Promise<void> {
  await db
    .deleteFrom('client_tags')
    .where('client_id', '=', clientId)
    .where('word', '=', sql<string>`app.search_text(${tag})`)
    .execute();
}

/** Of everybody, also of those who have the other one already. How many had it. */
export async function replaceTag(db: Database, owner: OwnerId, tag: string, to: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with gone as (delete from client_tags where word = app.search_text(${tag}) returning client_id),
    others as (update client_tags set tag = ${to} where word = app.search_text(${to}) and tag <> ${to}),
    added as (
      insert into client_tags (user_id, client_id, tag) select ${owner}::uuid, client_id, ${to} from gone on conflict do nothing
    )
    select count(*)::int as count from gone`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Another spelling of the same word. */
export async function respellTag(db: Database, tag: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('client_tags')
    .set({ tag })
    .where('word', '=', sql<string>`app.search_text(${tag})`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function isSameTag(db: Database, tag: string, other: string): Promise<boolean> {
  const { rows } = await sql<{ same: boolean }>`
    select app.search_text(${tag}) = app.search_text(${other}) as same`.execute(db);
  return rows[0]?.same === true;
}

export async function deleteEverywhere(db: Database, tag: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('client_tags')
    .where('word', '=', sql<string>`app.search_text(${tag})`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
