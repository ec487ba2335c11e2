import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { endedOnFullDisk } from './disk-full.ts';
import { type Launch, lastWords, runningPostmaster, spawnPostmaster } from './postmaster.ts';
import { StartRefusal } from './start-refusal.ts';

/** Recovery after a power cut reads back everything since the last checkpoint: slow disks need their time. */
const patience = 120_000;

/** How long a killed server's connection may linger before its lock counts as held by a living one. */
const lockPatience = 2_000;

/** Any number will do, as long as every version of Madeixa uses the same. */
const claimKey = 5_205_492;

/** The connection that holds the claim; the database is started unless it already runs. */
export async function openAndClaim(launch: Launch, url: string): Promise<pg.Client> {
  const connection = await openDatabase(launch, url);
  try {
    if (await isClaimed(connection)) return connection;
  } catch (error) {
    await connection.end();
    throw error;
  }
  await connection.end();
  throw new StartRefusal('already_running', launch.place.home);
}

async function openDatabase(launch: Launch, url: string): Promise<pg.Client> {
  const deadline = Date.now() + patience;
  let child: ChildProcess | undefined;
  while (Date.now() < deadline && !launch.ending.aborted) {
    if (!isStarting(child) && !runningPostmaster(launch.cluster)) {
      if (child) break;
      child = spawnPostmaster(launch);
      launch.onSpawn();
    }
    const connection = await connect(url);
    if (connection) return connection;
    await wait(20);
  }
  child?.kill('SIGINT');
  const { home } = launch.place;
  throw endedOnFullDisk(home)
    ? new StartRefusal('disk_full', home)
    : new StartRefusal('damaged', home, lastWords(home));
}

/**
 * One server for one database: whoever holds this lock. It is bound to a connection, so it falls with its holder even by
 * kill -9, and a database left running by a dead server is simply taken over.
 */
async function isClaimed(connection: pg.Client): Promise<boolean> {
  const deadline = Date.now() + lockPatience;
  while (Date.now() < deadline) {
    const { rows } = await connection.query('select pg_try_advisory_lock($1) as got', [claimKey]);
    if (rows[0].got) return true;
    await wait(100);
  }
  return false;
}

const isStarting = (child: ChildProcess | undefined) =>
  child?.pid && child.exitCode === null && child.signalCode === null;

/** What the door answers while PostgreSQL starts, recovers or stops. */
const notReady = ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', '57P03'];

async function connect(url: string): Promise<pg.Client | undefined> {
  const connection = new pg.Client({ connectionString: url });
  // Stopping the database cuts this connection; that is no reason to fall over.
  connection.on('error', () => {});
  try {
    await connection.connect();
    return connection;
  } catch (error) {
    if (notReady.includes((error as { code?: string }).code ?? '')) return undefined;
    throw error;
  }
}
