import type pg from 'pg';
import { Counter, Gauge, type Registry } from 'prom-client';

export type JobCounts = { done(task: string): void };

/** How the jobs fare. What waits and what failed for good is the whole installation's, as the database has it; what was done is this process's. */
export function countJobs(registry: Registry, pool: pg.Pool): JobCounts {
  const registers = [registry];
  new Gauge({
    name: 'jobs',
    help: 'Jobs that wait (with those that run, or wait to be tried again), and that failed for good',
    labelNames: ['task', 'state'],
    registers,
    async collect() {
      // While the database is away, how the process fares is still to be seen.
      this.reset();
      const { rows } = await pool.query('select * from app.count_jobs()').catch(() => ({ rows: [] }));
      for (const { task, waiting, failed } of rows) {
        this.set({ task, state: 'waiting' }, Number(waiting));
        this.set({ task, state: 'failed' }, Number(failed));
      }
    },
  });
  const done = new Counter({
    name: 'jobs_done_total',
    help: 'Jobs that this process has done',
    labelNames: ['task'],
    registers,
  });
  return { done: (task) => done.inc({ task }) };
}
