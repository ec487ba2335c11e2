import type { Writable } from 'node:stream';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type RawBuilder,
  sql,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';
import type { Planned, PlannedQuery } from './planned.ts';
import type { DB } from './schema.ts';

/** Counts the times the program waited for the database: the budget of a page is stated in these. */
export type RoundTrips = { count: number };

/** Brings the answer to a statement that was sent ahead. */
export type Answer<Row> = () => Promise<Row[]>;

type SentAhead = PlannedQuery & { ahead?: (answer: Answer<unknown>) => void; patienceMs?: number };

/**
 * Sends a statement of a transaction and does not wait for it: it arrives with the next one's, which throws what went wrong here. Whoever
 * needs what it says asks for it later. Outside of a transaction it is waited for like any other.
 */
export async function sendAhead<Row>(
  db: Kysely<DB>,
  statement: Pick<RawBuilder<Row>, 'compile'>,
): Promise<Answer<Row>> {
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
export async function allowLonger(db: Kysely<DB>): Promise<void> {
  const limit = sql`set local statement_timeout = '60s'`.compile(db);
  await db.executeQuery({ ...limit, ahead: () => {}, patienceMs: 65_000 } as SentAhead);
}

/**
 * A driver that sends the statements of a transaction without waiting for each: `begin` and `opening` leave with the first one, and what is
 * sent ahead with the next one that is waited for.
 */
export function pipelined(pool: pg.Pool, opening: string, roundTrips: RoundTrips): Dialect {
  return {
    createDriver: () => new OwnerDriver(pool, opening, roundTrips),
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

const PLAN_CACHE_MODES = { once: 'force_generic_plan', each: 'force_custom_plan', unsaid: 'auto' };

/** Ends with the transaction, so that it holds behind a connection pooler too. */
const setPlanned = (planned: Planned | undefined) =>
  `set local plan_cache_mode = ${PLAN_CACHE_MODES[planned ?? 'unsaid']}`;

class OwnerConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #setOwner: string;
  readonly #roundTrips: RoundTrips;
  /** Sent, in this order, and not waited for yet. */
  #ahead: Promise<unknown>[] = [];
  #inTransaction = false;
  /** As the database was told in this transaction. Savepoints say nothing, so it is unsaid before one and after going back to it. */
  #planned: Planned | undefined;
  #broken = false;
  /** The pool's own unless told otherwise. */
  #patienceMs: number | undefined;

  constructor(client: pg.PoolClient, setOwner: string, roundTrips: RoundTrips) {
    this.#client = client;
    this.#setOwner = setOwner;
    this.#roundTrips = roundTrips;
  }

  begin(settings: TransactionSettings = {}, planned?: Planned) {
    const isolation = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    const access = settings.accessMode ? ` ${settings.accessMode}` : '';
    this.#inTransaction = true;
    this.#planned = planned;
    // One message: to begin is a part of every call.
    this.#send(`begin${isolation}${access}; ${this.#setOwner}${planned ? `; ${setPlanned(planned)}` : ''}`);
  }

  /** Travels with the statement, and only where the one before was planned otherwise. */
  #plan({ planned }: PlannedQuery) {
    if (planned !== this.#planned) this.#send(setPlanned(planned));
    this.#planned = planned;
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
    if (this.#inTransaction) this.#plan(query);
    if (this.#inTransaction && query.ahead) {
      const sent = this.#send(this.#named(query));
      query.ahead(() => this.#answerTo(sent));
      return { rows: [] };
    }
    if (this.#inTransaction) return this.#run<R>(query);
    // All in one write: each one more wakes the database once more.
    this.#socket.cork();
    this.begin({}, query.planned);
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
