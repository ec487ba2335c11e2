import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { hashedFilesOf } from './built-pages.ts';

/** For so long somebody may have left a window of the version open that was replaced. */
const KEPT_DAYS = 30;

/**
 * Puts the hashed files of the built pages where servers of other versions find them: while a release goes on, the proxy sends a page's
 * requests to any server, and a window that is open since before it asks for files that no new server has. Done before the first page
 * is served, as the administrator: what the program itself may not write, nobody can make it write.
 */
export async function publishWebFiles(adminUrl: string, folder: string): Promise<void> {
  const ours = hashedFilesOf(folder);
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 5_000 });
  // A connection lost between two statements also rejects the next one; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin');
    await client.query("select pg_advisory_xact_lock(hashtext('madeixa web files'))");
    const { rows } = await client.query<{ path: string }>('select path from app.web_files where path = any($1)', [
      ours,
    ]);
    const there = new Set(rows.map(({ path }) => path));
    for (const path of ours.filter((path) => !there.has(path))) {
      const body = readFileSync(join(folder, path));
      await client.query('insert into app.web_files (path, body) values ($1, $2)', [path, body]);
    }
    await client.query('update app.web_files set replaced_at = null where path = any($1) and replaced_at is not null', [
      ours,
    ]);
    await client.query('update app.web_files set replaced_at = now() where path <> all($1) and replaced_at is null', [
      ours,
    ]);
    await client.query('delete from app.web_files where replaced_at < now() - make_interval(days => $1)', [KEPT_DAYS]);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** A file of another version; undefined when none had it. */
export async function findWebFile(pool: pg.Pool, path: string): Promise<Buffer | undefined> {
  const { rows } = await pool.query<{ body: Buffer }>('select body from app.web_files where path = $1', [path]);
  return rows[0]?.body;
}
