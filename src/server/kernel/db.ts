import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';
import type { OwnerId } from './owner.ts';
import type { Login } from './roles.ts';
import type { DB } from './schema.ts';

export type Database = Kysely<DB>;

/** Counts the times the program waited for the database: the budget of a page is stated in these. */
export type RoundTrips = { count: number };

/** Dates, times, timestamps, numerics and bigints stay text: a JavaScript Date or float would bend them. */
const KEPT_AS_TEXT = new Set([20, 1082, 1083, 1114, 1184, 1700]);
const asText = (value: string) => value;
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    KEPT_AS_TEXT.has(oid) ? asText : pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig;

export function openPool(login: Login, max: number): pg.Pool {
  const pool = new pg.Pool({ ...login, max, types, pipeline: true, connectionTimeoutMillis: 5_000 } as pg.PoolConfig);
  // An idle connection that breaks (database restarted) is replaced by the pool; without a listener it would end us.
  pool.on('error', () => {});
  return pool;
}

/** For better-auth, which brings its own queries: plain parsers, because it compares real dates. */
export function openAuthPool(login: Login, max: number): { pool: pg.Pool; database: Kysely<unknown> } {
  const pool = new pg.Pool({ ...login, max, connectionTimeoutMillis: 5_000 });
  pool.on('error', () => {});
  return { pool, database: new Kysely({ dialect: new PostgresDialect({ pool }) }) };
}

/**
 * A handle that sees one salon. Whatever runs through it runs in a transaction with the owner set, so row-level
 * security holds for every statement. A single statement costs one round trip: begin, owner, statement and commit
 * travel together.
 */
export function databaseOf(pool: pg.Pool, owner: OwnerId, roundTrips: RoundTrips = { count: 0 }): Database {
  return new Kysely<DB>({ dialect: dialect(() => new OwnerDriver(pool, owner, roundTrips)) });
}

/** A use case is one transaction, opened by the outermost verb. Inside it the handle is shadowed. */
export function inTransaction<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  return db.transaction().execute(work);
}

/** A unique index refused the row: somebody has it already, perhaps since a moment ago. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505';
}

/** An EXCLUDE constraint refused the row: it overlaps another. */
export function isOverlap(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '23P01';
}

function dialect(createDriver: () => Driver): Dialect {
  return {
    createDriver,
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}

class OwnerDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #owner: OwnerId;
  readonly #roundTrips: RoundTrips;

  constructor(pool: pg.Pool, owner: OwnerId, roundTrips: RoundTrips) {
    this.#pool = pool;
    this.#owner = owner;
    this.#roundTrips = roundTrips;
  }

  async init() {}

  async acquireConnection() {
    return new OwnerConnection(await this.#pool.connect(), this.#owner, this.#roundTrips);
  }

  async beginTransaction(connection: OwnerConnection, settings: TransactionSettings) {
    connection.begin(settings);
  }

  commitTransaction(connection: OwnerConnection) {
    return connection.end('commit');
  }

  rollbackTransaction(connection: OwnerConnection) {
    return connection.end('rollback');
  }

  async releaseConnection(connection: OwnerConnection) {
    connection.release();
  }

  // The pool outlives the handle.
  async destroy() {}
}

class OwnerConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #owner: OwnerId;
  readonly #roundTrips: RoundTrips;
  #opening: Promise<unknown> | undefined;
  #inTransaction = false;
  #broken = false;

  constructor(client: pg.PoolClient, owner: OwnerId, roundTrips: RoundTrips) {
    this.#client = client;
    this.#owner = owner;
    this.#roundTrips = roundTrips;
  }

  begin(settings: TransactionSettings = {}) {
    const isolation = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    const access = settings.accessMode ? ` ${settings.accessMode}` : '';
    this.#inTransaction = true;
    // Sent without waiting: the answers arrive with the first statement's, which then throws what went wrong here.
    this.#opening = Promise.all([
      this.#client.query(`begin${isolation}${access}`),
      this.#client.query({ name: 'owner', text: "select set_config('app.user_id', $1, true)", values: [this.#owner] }),
    ]);
    this.#opening.catch(() => {});
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#inTransaction) return this.#run<R>(query);
    this.begin();
    const [outcome, ended] = await Promise.allSettled([this.#run<R>(query), this.#finish('commit')]);
    if (outcome.status === 'rejected') throw outcome.reason;
    if (ended.status === 'rejected') throw ended.reason;
    return outcome.value;
  }

  async #run<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#roundTrips.count += 1;
    const opening = this.#opening;
    this.#opening = undefined;
    const answer = this.#client.query(named(query));
    if (opening) {
      answer.catch(() => {});
      await opening;
    }
    const { command, rowCount, rows } = await answer;
    const changes = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE';
    return { rows: rows ?? [], ...(changes ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}) };
  }

  async end(how: 'commit' | 'rollback') {
    this.#roundTrips.count += 1;
    await this.#finish(how);
  }

  async #finish(how: 'commit' | 'rollback') {
    this.#inTransaction = false;
    try {
      const { command } = await this.#client.query(how);
      if (how === 'commit' && command === 'ROLLBACK')
        throw new Error('The transaction had failed and was rolled back.');
    } catch (error) {
      this.#broken = how === 'rollback';
      throw error;
    }
  }

  release() {
    this.#client.release(this.#broken);
  }

  async *streamQuery(): AsyncIterableIterator<never> {
    yield* [];
    throw new Error('Streaming is not supported over a pipelined connection.');
  }
}

/** The same SQL gets the same statement name, so that the server parses and plans it once for each connection. */
const statementNames = new Map<string, string>();
const MOST_STATEMENTS = 1_000;

function named(query: CompiledQuery): pg.QueryConfig {
  let name = statementNames.get(query.sql);
  if (!name && statementNames.size < MOST_STATEMENTS) {
    name = `s${statementNames.size}`;
    statementNames.set(query.sql, name);
  }
  return { ...(name ? { name } : {}), text: query.sql, values: query.parameters as unknown[] };
}
