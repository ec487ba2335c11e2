import type { Writable } from 'node:stream';
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
  type RawBuilder,
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
  return handle(pool, setOwner(owner), roundTrips);
}

/** The same for somebody without an account: every statement runs as the role that reaches only what visitors may. */
export function visitorDatabaseOf(pool: pg.Pool, salon: OwnerId, roundTrips: RoundTrips = { count: 0 }): Database {
  return handle(pool, `${setOwner(salon)}; set local role madeixa_visitor`, roundTrips);
}

const setOwner = (owner: OwnerId) => `set local app.user_id = ${pg.escapeLiteral(owner)}`;

function handle(pool: pg.Pool, opening: string, roundTrips: RoundTrips): Database {
  return new Kysely<DB>({ dialect: dialect(() => new OwnerDriver(pool, opening, roundTrips)) });
}

/** Brings the answer to a statement that was sent ahead. */
export type Answer<Row> = () => Promise<Row[]>;

type SentAhead = CompiledQuery & { ahead?: (answer: Answer<unknown>) => void };

/**
 * Sends a statement of a transaction and does not wait for it: it arrives with the next one's, which throws what went wrong here. Whoever
 * needs what it says asks for it later. Outside of a transaction it is waited for like any other.
 */
export async function sendAhead<Row>(db: Database, statement: Pick<RawBuilder<Row>, 'compile'>): Promise<Answer<Row>> {
  let answer: Answer<Row> | undefined;
  const query: SentAhead = {
    ...statement.compile(db),
    ahead: (later) => {
      answer = later as Answer<Row>;
    },
  };
  const { rows } = await db.executeQuery(query);
  return answer ?? (async () => rows as Row[]);
}

/** A use case is one transaction, opened by the outermost verb. Inside it the handle is shadowed. */
export function inTransaction<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  return db.transaction().execute(work);
}

/** A unique index refused the row: somebody has it already, perhaps since a moment ago. */
export function isDuplicate(error: unknown, table?: string): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505' && error.table === (table ?? error.table);
}

/** What the row points at was deleted meanwhile. */
export function isReferenceGone(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '23503';
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
  readonly #setOwner: string;
  readonly #roundTrips: RoundTrips;

  constructor(pool: pg.Pool, setOwner: string, roundTrips: RoundTrips) {
    this.#pool = pool;
    this.#setOwner = setOwner;
    this.#roundTrips = roundTrips;
  }

  async init() {}

  async acquireConnection() {
    return new OwnerConnection(await this.#pool.connect(), this.#setOwner, this.#roundTrips);
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
  readonly #setOwner: string;
  readonly #roundTrips: RoundTrips;
  /** Sent, in this order, and not waited for yet. */
  #ahead: Promise<unknown>[] = [];
  #inTransaction = false;
  #broken = false;

  constructor(client: pg.PoolClient, setOwner: string, roundTrips: RoundTrips) {
    this.#client = client;
    this.#setOwner = setOwner;
    this.#roundTrips = roundTrips;
  }

  begin(settings: TransactionSettings = {}) {
    const isolation = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    const access = settings.accessMode ? ` ${settings.accessMode}` : '';
    this.#inTransaction = true;
    // One message: to begin is a part of every call.
    this.#send(`begin${isolation}${access}; ${this.#setOwner}`);
  }

  /** Not even written yet: what is sent ahead leaves together with what is waited for, in one write instead of five. */
  #send(query: string | pg.QueryConfig): Promise<pg.QueryResult> {
    if (this.#ahead.length === 0) this.#socket.cork();
    const answer = this.#client.query(query as pg.QueryConfig);
    answer.catch(() => {});
    this.#ahead.push(answer);
    return answer;
  }

  async #answerTo(sent: Promise<pg.QueryResult>): Promise<unknown[]> {
    if (this.#ahead.includes(sent)) {
      this.#roundTrips.count += 1;
      this.#socket.uncork();
      await this.#catchUp();
    }
    return (await sent).rows;
  }

  /** Sends what the program will wait for. */
  #ask(query: string | pg.QueryConfig): Promise<pg.QueryResult> {
    const answer = this.#client.query(query as pg.QueryConfig);
    if (this.#ahead.length > 0) this.#socket.uncork();
    answer.catch(() => {});
    return answer;
  }

  get #socket(): Writable {
    return (this.#client as unknown as { connection: { stream: Writable } }).connection.stream;
  }

  /** The first that failed is the reason; what came after it was only told that the transaction had failed. */
  async #catchUp(): Promise<void> {
    const ahead = this.#ahead;
    this.#ahead = [];
    for (const answer of ahead) await answer;
  }

  async executeQuery<R>(query: SentAhead): Promise<QueryResult<R>> {
    if (this.#inTransaction && query.ahead) {
      const sent = this.#send(named(query));
      query.ahead(() => this.#answerTo(sent));
      return { rows: [] };
    }
    if (this.#inTransaction) return this.#run<R>(query);
    // All in one write: each one more wakes the database once more.
    this.#socket.cork();
    this.begin();
    const all = [this.#run<R>(query), this.#finish('commit')] as const;
    this.#socket.uncork();
    const [outcome, ended] = await Promise.allSettled(all);
    if (outcome.status === 'rejected') throw outcome.reason;
    if (ended.status === 'rejected') throw ended.reason;
    return outcome.value;
  }

  async #run<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#roundTrips.count += 1;
    const answer = this.#ask(named(query));
    await this.#catchUp();
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
      const ended = this.#ask(how);
      if (how === 'commit') await this.#catchUp();
      this.#ahead = [];
      const { command } = await ended;
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
