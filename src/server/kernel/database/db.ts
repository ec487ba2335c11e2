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
  sql,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';
import type { OwnerId, StaffId } from '../principal.ts';
import { isRefusal } from '../refusal.ts';
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

/**
 * How long we wait for a free connection, and for an answer on one. The database itself gives a statement up a little earlier (`roles.ts`);
 * ours is for a network that swallows everything. In a pipeline, the driver cuts the connection then, so that nobody is given it again.
 */
const PATIENCE = { connectionTimeoutMillis: 5_000, query_timeout: 10_000, keepAlive: true, pipeline: true };

export function openPool(login: Login, max: number): pg.Pool {
  return lasting(new pg.Pool({ ...login, ...PATIENCE, max, types } as pg.PoolConfig));
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

/** The same for a professional at the portal: the role that reaches only what is theirs. */
export function portalDatabaseOf(
  pool: pg.Pool,
  salon: OwnerId,
  staff: StaffId,
  roundTrips: RoundTrips = { count: 0 },
): Database {
  const setStaff = `set local app.staff_id = ${pg.escapeLiteral(staff)}`;
  return handle(pool, `${setOwner(salon)}; ${setStaff}; set local role madeixa_portal`, roundTrips);
}

/** For a job: the pool is of the role that reaches what jobs need, and without a salon the handle sees no rows. */
export function systemDatabaseOf(pool: pg.Pool, salon: OwnerId | null): Database {
  return handle(pool, salon ? setOwner(salon) : "set local app.user_id = ''", { count: 0 });
}

/**
 * For a call that has only the token of a link of the portal, and no PIN yet: a handle on the salon that the link belongs to, and on no rows at
 * all where there is no such link. The link is looked up with the opening, so that this costs no round trip. It can do what the owner can, so it
 * is for looking at links and counting wrong PINs; what professionals do goes through `portalDatabaseOf`.
 */
export function linkDatabaseOf(pool: pg.Pool, tokenHash: Buffer, roundTrips: RoundTrips = { count: 0 }): Database {
  const hex = pg.escapeLiteral(tokenHash.toString('hex'));
  const salonOfLink = `select user_id::text from staff_portal_access where token_hash = decode(${hex}, 'hex')`;
  const opening = `set local app.portal_link = ${hex}; select set_config('app.user_id', coalesce((${salonOfLink}), ''), true)`;
  return handle(pool, opening, roundTrips);
}

const setOwner = (owner: OwnerId) => `set local app.user_id = ${pg.escapeLiteral(owner)}`;

function handle(pool: pg.Pool, opening: string, roundTrips: RoundTrips): Database {
  return new Kysely<DB>({ dialect: dialect(() => new OwnerDriver(pool, opening, roundTrips)) });
}

/** Brings the answer to a statement that was sent ahead. */
export type Answer<Row> = () => Promise<Row[]>;

type SentAhead = CompiledQuery & { ahead?: (answer: Answer<unknown>) => void; patienceMs?: number };

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

/** Lets what follows in this transaction take a minute instead of a few seconds: for one that moves thousands of rows. */
export async function allowLonger(db: Database): Promise<void> {
  const limit = sql`set local statement_timeout = '60s'`.compile(db);
  await db.executeQuery({ ...limit, ahead: () => {}, patienceMs: 65_000 } as SentAhead);
}

/**
 * A use case is one transaction, opened by the outermost verb. Inside it the handle is shadowed. A refusal that `work` returns is answered
 * like any other value, and whatever was written before it is rolled back.
 */
export async function inTransaction<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(async (db) => {
      const outcome = await work(db);
      if (isRefusal(outcome)) throw new Undone(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof Undone) return error.refusal as T;
    throw error;
  }
}

/** The query builder rolls back only what throws. It never leaves `inTransaction`. */
class Undone extends Error {
  readonly refusal: unknown;

  constructor(refusal: unknown) {
    super('The transaction was refused and is rolled back.');
    this.refusal = refusal;
  }
}

const savepoint = sql`savepoint before_the_attempt`;
const backToSavepoint = sql`rollback to savepoint before_the_attempt`;

/**
 * Inside a transaction that is kept in any case: when `work` is refused, only what it has written itself is undone. Costs no waiting, both
 * statements are sent ahead.
 */
export async function attempt<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  await sendAhead(db, savepoint);
  const outcome = await work(db);
  if (isRefusal(outcome)) await sendAhead(db, backToSavepoint);
  return outcome;
}

/** A unique index refused the row: somebody has it already, perhaps since a moment ago. */
export function isDuplicate(error: unknown, table?: string): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505' && error.table === (table ?? error.table);
}

/** What the row points at was deleted meanwhile. */
export function isReferenceGone(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '23503';
}

/** A policy refused the row: what it must agree with has changed since it was read. */
export function isRefusedByPolicy(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '42501' && error.routine === 'ExecWithCheckOptions';
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
  /** The pool's own unless told otherwise. */
  #patienceMs: number | undefined;

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

  #named(query: CompiledQuery): pg.QueryConfig {
    return this.#patienceMs ? ({ ...named(query), query_timeout: this.#patienceMs } as pg.QueryConfig) : named(query);
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
    this.#patienceMs = query.patienceMs ?? this.#patienceMs;
    if (this.#inTransaction && query.ahead) {
      const sent = this.#send(this.#named(query));
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
    const answer = this.#ask(this.#named(query));
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
    // One that was just cut off is not given to the next, who would only hear of it.
    this.#client.release(this.#broken || this.#socket.destroyed);
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
