import type { Client } from 'pg';

/** The clock moves on: what waits for its time, or for its next try, is due, and workers look. */
export async function makeDue(admin: Client): Promise<void> {
  await admin.query('update jobs._private_jobs set run_at = now() where run_at > now()');
  await admin.query(`select pg_notify('jobs:insert', '{"count": 8}')`);
}

/** The jobs that wait, run or have failed for good, with nothing of graphile-worker's own. */
export async function jobsIn(admin: Client) {
  const { rows } = await admin.query<{
    task: string;
    payload: { salon: string | null };
    attempts: number;
    isRunning: boolean;
    isDue: boolean;
    isOver: boolean;
  }>(
    `select identifier as task, payload, attempts, locked_at is not null as "isRunning", run_at <= now() as "isDue",
       attempts >= max_attempts as "isOver"
     from jobs._private_jobs as job join jobs._private_tasks as task on task.id = task_id order by job.id`,
  );
  return rows;
}
