import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Login } from './roles.ts';

/** Dates, times, timestamps, numerics and bigints stay text: a JavaScript Date or float would bend them. */
const KEPT_AS_TEXT = new Set([20, 1082, 1083, 1114, 1184, 1700]);
const asText = (value: string) => value;
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    KEPT_AS_TEXT.has(oid) ? asText : pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig;

/**
 * How long we wait for a free connection, and for an answer on one. The database itself gives a statement up a little earlier (`roles.ts`);
 * ours is for a network that swallows everything. In a pipeline, the driver cuts the connection then, so that nobody is given it again.
 */
const PATIENCE = { connectionTimeoutMillis: 5_000, query_timeout: 10_000, keepAlive: true, pipeline: true };

/** Another patience than ours, the database's too: for tests, whose crowds wait for each other on machines that are busy elsewhere. */
export type Patience = Pick<pg.PoolConfig, 'connectionTimeoutMillis' | 'query_timeout' | 'options'>;

export function waitingUpTo(seconds: number): Patience {
  const limits = ['statement_timeout', 'idle_in_transaction_session_timeout', 'app.longest_wait'];
  const options = limits.map((name) => `-c ${name}=${seconds}s`).join(' ');
  return { connectionTimeoutMillis: seconds * 1_000, query_timeout: seconds * 1_000, options };
}

export function openPool(login: Login, max: number, patience: Patience = {}): pg.Pool {
  return lasting(new pg.Pool({ ...login, ...PATIENCE, ...patience, max, types } as pg.PoolConfig));
}

/** For better-auth, which brings its own queries: plain parsers, because it compares real dates. */
export function openAuthPool(login: Login, max: number): { pool: pg.Pool; database: Kysely<unknown> } {
  const pool = lasting(new pg.Pool({ ...login, ...PATIENCE, max } as pg.PoolConfig));
  return { pool, database: new Kysely({ dialect: new PostgresDialect({ pool }) }) };
}

/**
 * A connection that breaks fails what is asked of it, and the pool replaces it. It also tells so by an event, idle or busy, and one that nobody
 * listens to would end the process.
 */
function lasting(pool: pg.Pool): pg.Pool {
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
