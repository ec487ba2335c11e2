import { readFileSync, rmSync } from 'node:fs';
import type pg from 'pg';
import { openAndClaim } from './claim.ts';
import { clusterIn, createCluster, passwordFileIn } from './create-cluster.ts';
import { keepRunning, type News } from './keep-running.ts';
import { earlierHomes, noteOwner, placeFor, socketFolderFor } from './place.ts';
import { runningPostmaster, stopPostmaster, tellToStop } from './postmaster.ts';
import { serverPrograms } from './programs.ts';
import { StartRefusal } from './start-refusal.ts';

export type EmbeddedPostgres = {
  /** Signs in as the superuser: for migrations and the roles they make, not for serving requests. */
  urlFor(database: string): string;
  /** Where the data really lies. */
  dataFolder: string;
  /** Where data of an earlier life of the same folder still lies: it was deleted, and they were not below it. */
  earlier: string[];
  stop(): Promise<void>;
};

type Options = {
  folder: string;
  /** Told only of steps that take a while: copying programs, creating, starting, taking over a running database. */
  onProgress?: (step: 'prepare' | 'create' | 'start' | 'adopt') => void;
  /** Told of a database that ends by itself and is brought back. */
  onNews?: (news: News, error?: unknown) => void;
  settings?: Record<string, string>;
  /** The bin folder of another PostgreSQL than the one that comes with the project. */
  programs?: string;
};

/** The real PostgreSQL, run by us on data below `folder`. Throws `StartRefusal` for what a person can put right. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  try {
    return await start(options);
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    throw ['EACCES', 'EPERM', 'EROFS'].includes(code ?? '')
      ? new StartRefusal('no_permission', path ?? options.folder)
      : error;
  }
}

async function start(options: Options): Promise<EmbeddedPostgres> {
  const { folder, onProgress = () => {}, onNews = () => {}, settings = {} } = options;
  const place = placeFor(folder);
  const programs = options.programs ?? serverPrograms(place.account, folder, () => onProgress('prepare'));
  await createCluster(place, programs, () => onProgress('create'));
  noteOwner(place.home, folder);

  const cluster = clusterIn(place.home);
  const socketFolder = socketFolderFor(place);
  const password = readFileSync(passwordFileIn(place.home), 'utf8');
  const host = encodeURIComponent(socketFolder);
  const urlFor = (database: string) => `postgres://postgres:${password}@/${database}?host=${host}&port=5432`;

  onProgress(runningPostmaster(cluster) ? 'adopt' : 'start');
  // However this process leaves, the database it started leaves with it; only kill -9 spares it, and then the next start
  // takes it over. A database that another server holds is left alone.
  let isOurs = false;
  const leave = () => isOurs && tellToStop(cluster);
  process.on('exit', leave);
  const onSpawn = () => {
    isOurs = true;
  };
  const ending = new AbortController();
  const launch = { place, programs, cluster, socketFolder, settings, onSpawn, ending: ending.signal };
  const connection = await openAndClaim(launch, urlFor('postgres')).catch((error) => {
    process.off('exit', leave);
    throw error;
  });
  isOurs = true;
  const reopen = () => openAndClaim({ ...launch, again: true }, urlFor('postgres'));
  const kept = keepRunning(connection, { reopen, onNews, ending: ending.signal });
  await createDatabase(connection);

  const stop = async () => {
    ending.abort();
    await kept;
    await stopPostmaster(cluster);
    process.off('exit', leave);
    if (socketFolder !== place.home) rmSync(socketFolder, { recursive: true, force: true });
  };
  let stopping: Promise<void> | undefined;
  return {
    urlFor,
    dataFolder: place.home,
    earlier: earlierHomes(place.home, folder),
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}

async function createDatabase(connection: pg.Client): Promise<void> {
  const { rowCount } = await connection.query(`select from pg_database where datname = 'madeixa'`);
  if (!rowCount) await connection.query('create database madeixa');
}
