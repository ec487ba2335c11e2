import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { installQueue } from '../jobs/install-queue.ts';
import { lacksOfMigrations, UnfitDatabase } from './needs.ts';
import { shutOut } from './roles.ts';

type Migration = { name: string; sql: string; checksum: string };
type Applied = { name: string; checksum: string; older_may_run: boolean };
type Options = { folder?: string; onApply?: (name: string) => void };

const ourMigrations = fileURLToPath(new URL('../../../../db/migrations', import.meta.url));

/**
 * A line by which a migration says that servers of an older version cannot work with what it leaves behind. Those that run nevertheless are shut
 * out before it begins, and for good: they end, and say why.
 */
const STOP_FIRST = /^-- Stop all servers first\b/m;

/** Any number, as long as it is always the same one: two servers that start at once take turns on it. */
const turn = 6_233_492;

/**
 * Applies what `db/migrations` has and the database has not, in the order of the names, and answers the names applied.
 * An unreachable database is the caller's to word: the driver's own error comes through.
 */
export async function migrate(adminUrl: string, options: Options = {}): Promise<string[]> {
  const migrations = await readMigrations(options.folder ?? ourMigrations);
  const client = new Client({ connectionString: adminUrl, connectionTimeoutMillis: 5_000 });
  // A connection lost between two statements also rejects the next one; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    // Held by the session, not by a transaction, because each file has a transaction of its own.
    await client.query('select pg_advisory_lock($1)', [turn]);
    const applied = await readApplied(client);
    const newer = newerThan(migrations, applied);
    if (newer) throw newer;
    const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]));
    const pending = migrations.filter((migration) => isPending(migration, checksums.get(migration.name)));
    const letIn = pending.some(({ sql }) => STOP_FIRST.test(sql)) ? await shutOut(client) : undefined;
    try {
      // Before ours, which say who may do what in it.
      await installQueue(adminUrl);
      for (const migration of pending) {
        options.onApply?.(migration.name);
        await apply(client, migration);
      }
    } catch (error) {
      await letIn?.();
      throw error;
    }
    return namesOf(pending);
  } finally {
    await client.end();
  }
}

/** Why this version cannot go on: a newer one has changed the database meanwhile. Undefined where none has, or nobody can tell. */
export async function findNewerVersion(adminUrl: string): Promise<UnfitDatabase | undefined> {
  const client = new Client({ connectionString: adminUrl, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return newerThan(await readMigrations(ourMigrations), await readApplied(client));
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => {});
  }
}

function newerThan(migrations: Migration[], applied: Applied[]): UnfitDatabase | undefined {
  const newer = lacksOfMigrations(applied, namesOf(migrations)).filter(({ what }) => what === 'newerMigration');
  return newer.length > 0 ? new UnfitDatabase(newer) : undefined;
}

const namesOf = (migrations: Migration[]) => migrations.map(({ name }) => name);

/** What this version expects to be applied. */
export const ourMigrationNames = async () => namesOf(await readMigrations(ourMigrations));

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      // A checkout on Windows may have turned the line ends: that is not a change.
      const sql = (await readFile(`${folder}/${name}`, 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function readApplied(client: Client): Promise<Applied[]> {
  const { rows: existing } = await client.query(
    `select to_regclass('app.migrations') is not null as there, exists (
       select from pg_attribute where attrelid = to_regclass('app.migrations') and attname = 'older_may_run') as knows_older`,
  );
  if (!existing[0].there) {
    await client.query(`
      create schema if not exists app;
      create table app.migrations (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`);
  }
  // Whoever notes a migration otherwise has not said so, and an older version takes no chances.
  if (!existing[0].knows_older) {
    await client.query('alter table app.migrations add column older_may_run boolean not null default false');
  }
  const { rows } = await client.query<Applied>('select name, checksum, older_may_run from app.migrations');
  return rows;
}

function isPending(migration: Migration, appliedChecksum: string | undefined): boolean {
  if (appliedChecksum !== undefined && appliedChecksum !== migration.checksum) {
    throw new Error(
      `Migration ${migration.name} was changed after it was applied to this database. ` +
        'Put the file back as it was, and write the change as a new migration.',
    );
  }
  return appliedChecksum === undefined;
}

async function apply(client: Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin');
    // Unqualified names mean the salon's tables, also for an administrator who has a schema of their own name.
    await client.query('set local search_path = public');
    await client.query(sql);
    const olderMayRun = !STOP_FIRST.test(sql);
    await client.query('insert into app.migrations (name, checksum, older_may_run) values ($1, $2, $3)', [
      name,
      checksum,
      olderMayRun,
    ]);
    await client.query('commit');
  } catch (cause) {
    // The cause is what matters, also when the connection is gone and there is nothing left to roll back.
    await client.query('rollback').catch(() => {});
    throw new Error(`Migration ${name} failed: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}
