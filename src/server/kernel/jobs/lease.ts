import type pg from 'pg';
import type { Log } from '../log.ts';

/** A job whose process has not renewed it for so long is free again. graphile-worker itself would wait for four hours. */
const LEASE = '1 minute';
const RENEWED_EVERY_MS = 15_000;

/**
 * A job that runs is a lease: `locked_at` is renewed for as long as its process lives, and what a killed one left behind is taken back, by a neighbour or by its
 * successor. Looks at once, and then every quarter of a minute. Answers how to stop.
 */
export function keepLeases(pool: pg.Pool, log: Log, workers: { id: string; nudge(count: number): void }): () => void {
  async function keep(): Promise<void> {
    try {
      const { rows } = await pool.query<{ task: string }>(KEEP, [workers.id]);
      if (rows.length === 0) return;
      const tasks = rows.map(({ task }) => task);
      log.warn({ tasks }, 'Jobs of a process that is gone run again');
      workers.nudge(rows.length);
    } catch (err) {
      log.warn({ err }, 'Could not renew the leases of jobs');
    }
  }
  const keeping = setInterval(keep, RENEWED_EVERY_MS).unref();
  keep();
  return () => clearInterval(keeping);
}

const KEEP = `
with renewed as (
  update jobs._private_jobs set locked_at = now() where locked_by = $1
), renewed_queues as (
  update jobs._private_job_queues set locked_at = now() where locked_by = $1
), freed_queues as (
  update jobs._private_job_queues set locked_at = null, locked_by = null
  where locked_by <> $1 and locked_at < now() - interval '${LEASE}'
), freed as (
  update jobs._private_jobs set locked_at = null, locked_by = null, run_at = greatest(run_at, now())
  where locked_by <> $1 and locked_at < now() - interval '${LEASE}' returning task_id
)
select identifier as task from freed join jobs._private_tasks on id = task_id`;
