import { type JobHelpers, Logger, runTaskList, type WorkerPool } from 'graphile-worker';
import type pg from 'pg';
import { systemDatabaseOf } from '../database/db.ts';
import type { Log } from '../log.ts';
import type { OwnerId } from '../principal.ts';
import type { JobCounts } from './count-jobs.ts';
import { keepLeases } from './lease.ts';
import { GivenUp, JOBS_SCHEMA, type Task, type Tasks } from './queue.ts';
import { releasedOnce } from './released-once.ts';

/** Mostly mails, which wait for a mail server. */
export const JOBS_AT_ONCE = 4;

/** New jobs are announced; this finds those whose time has come. */
const LOOK_EVERY_MS = 5_000;
const MINUTE_MS = 60_000;
/** Before work goes on that the database has cut off. */
const PAUSE_MS = 1_000;

export type Worker = {
  /** Takes no more jobs, and waits for those that run. What waits stays in the database. */
  close(): Promise<void>;
};

type Settings = {
  /** Of the role `madeixa_system`, over sessions that a connection pooler must not share. */
  pool: pg.Pool;
  log: Log;
  counts: JobCounts;
  tasks: Tasks;
  /**
   * What is due by the clock: asked each minute, by every process. What a query finds is done at once or added as jobs with a key, so that it does
   * not matter how many have found it.
   */
  eachMinute?: Array<(pool: pg.Pool) => Promise<unknown>>;
};

/** Runs the jobs of all salons, each by the task of its name and with a handle for its salon alone. */
export async function startWorker({ pool, log, counts, tasks, eachMinute = [] }: Settings): Promise<Worker> {
  await nameUnknownTasks(pool, log, tasks);
  let running: { workers: WorkerPool; stopLeases: () => void } | undefined;
  let waiting: NodeJS.Timeout | undefined;
  let isClosed = false;
  const known = Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload: unknown, { job }: JobHelpers) => run(name, task, payload as Payload, job),
    ]),
  );

  function start(): void {
    const workers = runTaskList(
      {
        schema: JOBS_SCHEMA,
        concurrency: JOBS_AT_ONCE,
        pollInterval: LOOK_EVERY_MS,
        noHandleSignals: true,
        logger: loggerInto(log),
        // Without a batch, what goes wrong when a job is noted as done would end the whole process.
        preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      },
      known,
      releasedOnce(pool),
    );
    const stopLeases = keepLeases(pool, log, workers);
    running = { workers, stopLeases };
    // It gives up when it cannot note that a job is done. Its lease ends, and somebody does the job again.
    const again = (err?: unknown) => {
      stopLeases();
      if (isClosed) return;
      log.warn({ err }, 'The worker stopped and starts again');
      waiting = setTimeout(start, PAUSE_MS);
    };
    workers.promise.then(again, again);
  }

  async function run(name: string, task: Task, { salon, ...payload }: Payload, job: JobHelpers['job']): Promise<void> {
    try {
      await task({ db: systemDatabaseOf(pool, salon), salon, payload });
      counts.done(name);
    } catch (err) {
      const of = { err, task: name, job: job.id, attempt: job.attempts };
      if (await isReplaced(pool, job)) return log.warn(of, 'A job failed, and a newer one takes its place');
      if (err instanceof GivenUp) await allowNoMore(pool, job);
      if (job.attempts >= job.max_attempts) log.error(of, 'A job failed for good');
      else log.warn(of, 'A job failed and will be tried again');
      throw err;
    }
  }

  const clock = eachMinute.map((find) => {
    const look = () => find(pool).catch((err) => log.error({ err }, 'What is due by the clock could not be found'));
    look();
    return setInterval(look, MINUTE_MS).unref();
  });
  start();
  return {
    async close() {
      isClosed = true;
      clearTimeout(waiting);
      for (const looking of clock) clearInterval(looking);
      try {
        await running?.workers.gracefulShutdown();
      } catch (err) {
        log.warn({ err }, 'The worker did not stop as it should');
      }
      running?.stopLeases();
    },
  };
}

type Payload = { salon: OwnerId | null };

/**
 * They are somebody's all the same: of a newer version, while two run side by side, or of one that was taken back. So this server starts, and says it. The
 * jobs stay until a server comes that knows them.
 */
async function nameUnknownTasks(pool: pg.Pool, log: Log, tasks: Tasks): Promise<void> {
  const { rows } = await pool.query<{ task: string; jobs: string }>(
    `select identifier as task, count(*) as jobs
     from jobs._private_jobs as job join jobs._private_tasks as task on task.id = task_id
     where identifier <> all ($1) and attempts < max_attempts group by identifier order by identifier`,
    [Object.keys(tasks)],
  );
  for (const { task, jobs } of rows) {
    log.error(
      { task, jobs: Number(jobs) },
      `Jobs wait that no task of this version does: ${jobs} of "${task}". They stay until a version runs that knows it`,
    );
  }
}

/** A newer job of the same key was added while this one ran, and does its work too: this one is not tried again. */
async function isReplaced(pool: pg.Pool, { id, key }: { id: string; key: string | null }): Promise<boolean> {
  if (key === null) return false;
  const { rows } = await pool
    .query(`select from jobs._private_jobs where id = $1 and key is null`, [id])
    .catch(() => ({ rows: [] }));
  return rows.length > 0;
}

async function allowNoMore(pool: pg.Pool, job: JobHelpers['job']): Promise<void> {
  await pool.query(`update jobs._private_jobs set max_attempts = attempts where id = $1`, [job.id]);
  job.max_attempts = job.attempts;
}

/** By the clock: links that have run out, and jobs that failed for good a month ago. */
export async function forgetExpired(pool: pg.Pool): Promise<void> {
  await pool.query('select app.forget_expired()');
}

/** What it says of jobs we say ourselves. */
function loggerInto(log: Log): Logger {
  return new Logger((scope) => (level, message, meta) => {
    const isOurs = meta?.failure === true;
    log[isOurs || (level !== 'error' && level !== 'warning') ? 'debug' : 'warn']({ scope }, message);
  });
}
