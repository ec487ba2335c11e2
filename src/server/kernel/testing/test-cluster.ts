import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import pg from 'pg';
import { migrate } from '../database/migrate.ts';
import { clusterIn } from '../embedded/create-cluster.ts';
import { startEmbeddedPostgres } from '../embedded/embedded-postgres.ts';
import { isAlive, stopPostmaster } from '../embedded/postmaster.ts';

/** `folder` is there for as long as it is. */
export type TestCluster = { url: string; folder: string; stop(): Promise<void> };

/** What a throwaway database need not pay for: nobody reads it after a power cut, and none lives long enough to be tidied. */
const fast = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off', jit: 'off' };
const roomy = { max_connections: '200' };

/** Since version 16. Every test server opens connections of its own, and signing in would cost more than most of its statements. */
const cheapSignIn = { scram_iterations: '1' };

const template = 'template_migrated';
const prefix = 'madeixa-test-';

/** In memory where it is roomy: a database is a thousand files, and a disk that makes and forgets so many becomes slow. */
const home = isRoomy('/dev/shm') ? '/dev/shm' : tmpdir();

/**
 * One cluster for a whole run, with a migrated template; TEST_POSTGRES=15 takes that version of the machine's own. A bench of writing wants
 * the settings that a salon's database runs with, as `lasting`.
 */
export async function startTestCluster({ lasting = false } = {}): Promise<TestCluster> {
  await removeAbandoned();
  const folder = mkdtempSync(join(lasting ? tmpdir() : home, `${prefix}${process.pid}-`));
  // Made for us alone, but as root another account runs PostgreSQL in it.
  chmodSync(folder, 0o755);
  const version = process.env.TEST_POSTGRES;
  const programs = version && `/usr/lib/postgresql/${version}/bin`;
  const cluster = await startEmbeddedPostgres({
    folder,
    settings: lasting ? roomy : { ...roomy, ...fast, ...(!version && cheapSignIn) },
    ...(programs && { programs }),
  });
  const url = cluster.urlFor('postgres');
  await query(url, `create database ${template}`);
  await migrate(cluster.urlFor(template));
  const stop = async () => {
    await cluster.stop();
    for (const used of [cluster.dataFolder, folder]) rmSync(used, { recursive: true, force: true });
  };
  return { url, folder, stop };
}

/** A migrated database of one's own, copied in about ten milliseconds. */
export async function newTestDatabase(clusterUrl: string): Promise<{ adminUrl: string }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await query(clusterUrl, `create database ${name} template ${template} strategy file_copy`);
  return { adminUrl: clusterUrl.replace('/postgres?', `/${name}?`) };
}

async function query(url: string, sql: string): Promise<void> {
  const connection = new pg.Client(url);
  await connection.connect();
  try {
    await connection.query(sql);
  } finally {
    await connection.end();
  }
}

/** A run needs about a gigabyte, and two may go on at a time. */
function isRoomy(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > 4e9;
}

/** A run ended by kill -9 could not clean up: the next one does. */
async function removeAbandoned(): Promise<void> {
  const all = [...new Set([home, tmpdir()])].flatMap((within) => readdirSync(within).map((name) => join(within, name)));
  for (const folder of all.filter((folder) => basename(folder).startsWith(prefix))) {
    const isOurs = statSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.();
    if (!isOurs || isAlive(Number.parseInt(basename(folder).slice(prefix.length), 10))) continue;
    await stopPostmaster(clusterIn(join(folder, 'pg')));
    rmSync(folder, { recursive: true, force: true });
  }
}
