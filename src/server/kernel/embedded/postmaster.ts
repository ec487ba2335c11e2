import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, readlinkSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Place } from './place.ts';

/** PGPORT, PGDATA and their like in our own environment must not leak into the database. */
export const plainEnvironment = () => ({ PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' });

const ourSettings = {
  listen_addresses: '',
  port: '5432',
  max_connections: '60',
  shared_buffers: '128MB',
  timezone: 'UTC',
  wal_level: 'minimal',
  max_wal_senders: '0',
  log_checkpoints: 'off',
};

export type Launch = {
  place: Place;
  programs: string;
  cluster: string;
  socketFolder: string;
  settings: Record<string, string>;
  onSpawn: () => void;
  /** Aborted when the database is no longer wanted. */
  ending: AbortSignal;
  /** Its log goes on: why it ended the last time is worth knowing. */
  again?: boolean;
};

export const logOf = (home: string) => join(home, 'log');

/** The last line of the log that says why it ended; those after it only say that it did. */
export function lastWords(home: string): string {
  const lines = existsSync(logOf(home)) ? readFileSync(logOf(home), 'utf8').trim().split('\n') : [];
  return lines.findLast((line) => /\b(PANIC|FATAL|ERROR):/.test(line)) ?? lines.at(-1) ?? '';
}

/** Detached: Ctrl-C in the terminal must reach us and not the database, which we stop last. */
export function spawnPostmaster({ place, programs, cluster, socketFolder, settings, again }: Launch): ChildProcess {
  const log = logOf(place.home);
  if (existsSync(log) && !again) renameSync(log, `${log}.1`);
  const output = openSync(log, 'a', 0o600);
  const all = { ...ourSettings, unix_socket_directories: quoted(socketFolder), ...settings };
  const child = spawn(
    join(programs, 'postgres'),
    ['-D', cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...place.account, cwd: cluster, env: plainEnvironment(), detached: true, stdio: ['ignore', output, output] },
  );
  closeSync(output);
  // A program that cannot be run ends like one that fails: the log and the exit are looked at by whoever waits for it.
  child.on('error', () => {});
  child.unref();
  return child;
}

/** The setting is a list: quotes keep commas and spaces of a path together. */
const quoted = (path: string) => `"${path.replaceAll('"', '""')}"`;

/**
 * The process that serves this cluster now. After a crash of the machine, postmaster.pid may name a process that only
 * inherited the number; PostgreSQL itself would then refuse to start, so the file is removed.
 */
export function runningPostmaster(cluster: string): number | undefined {
  const file = join(cluster, 'postmaster.pid');
  const pid = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : Number.NaN;
  if (!pid || !isAlive(pid)) return undefined;
  if (servesCluster(pid, cluster)) return pid;
  rmSync(file, { force: true });
  return undefined;
}

/** PostgreSQL works inside its cluster. Where the system does not tell, any PostgreSQL counts: never serve data twice. */
function servesCluster(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes('postgres');
  }
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    // Another account's process, or one that ended and was never reaped.
    return false;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** SIGINT is PostgreSQL's fast stop: open transactions are rolled back, everything committed is on disk. */
export function tellToStop(cluster: string): number | undefined {
  const pid = runningPostmaster(cluster);
  if (pid) process.kill(pid, 'SIGINT');
  return pid;
}

/** A fast stop that comes amid a recovery, as on a full disk, may hang for ever; all that is committed is on disk by then. */
const patience = 10_000;

export async function stopPostmaster(cluster: string): Promise<void> {
  const pid = tellToStop(cluster);
  if (!pid) return;
  const ended = async (deadline: number) => {
    while (isAlive(pid) && servesCluster(pid, cluster)) {
      if (Date.now() > deadline) return false;
      await wait(10);
    }
    return true;
  };
  if (await ended(Date.now() + patience)) return;
  // PostgreSQL's immediate stop: the next start recovers.
  process.kill(pid, 'SIGQUIT');
  await ended(Number.POSITIVE_INFINITY);
}
