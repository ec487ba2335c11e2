import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { JOBS_SCHEMA } from './queue.ts';

/** Brings graphile-worker's tables up to its version, as the administrator; whoever calls it sees to it that nobody else does so at the same time. */
export async function installQueue(adminUrl: string): Promise<void> {
  const pgPool = new pg.Pool({ connectionString: adminUrl, connectionTimeoutMillis: 5_000, max: 1 });
  // A connection that is lost fails what is asked of it; without a listener it would end the process as well.
  pgPool.on('error', () => {});
  pgPool.on('connect', (client) => client.on('error', () => {}));
  try {
    await runMigrations({ pgPool, schema: JOBS_SCHEMA, logger: new Logger(() => () => {}) });
  } finally {
    await pgPool.end();
  }
}
