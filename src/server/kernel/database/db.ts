import { Kysely, sql } from 'kysely';
import pg from 'pg';
import type { MemberId, OwnerId, StaffId } from '../principal.ts';
import { isRefusal } from '../refusal.ts';
import { pipelined, type RoundTrips, sendAhead } from './pipeline.ts';
import type { DB } from './schema.ts';

export type Database = Kysely<DB>;

/**
 * A handle that sees one salon. Whatever runs through it runs in a transaction with the owner set, so row-level
 * security holds for every statement. A single statement costs one round trip: begin, owner, statement and commit
 * travel together.
 */
export function databaseOf(
  pool: pg.Pool,
  owner: OwnerId,
  roundTrips: RoundTrips = { count: 0 },
  member?: MemberId,
): Database {
  return handle(pool, member ? `${setOwner(owner)}; ${setMember(member)}` : setOwner(owner), roundTrips);
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
  member?: MemberId,
): Database {
  const setStaff = `set local app.staff_id = ${pg.escapeLiteral(staff)}`;
  const who = member ? `${setStaff}; ${setMember(member)}` : setStaff;
  return handle(pool, `${setOwner(salon)}; ${who}; set local role madeixa_portal`, roundTrips);
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

/** Who of the salon acts: the history names them (`app.member_id()`). */
const setMember = (member: MemberId) => `set local app.member_id = ${pg.escapeLiteral(member)}`;
const setOwner = (owner: OwnerId) => `set local app.user_id = ${pg.escapeLiteral(owner)}`;

function handle(pool: pg.Pool, opening: string, roundTrips: RoundTrips): Database {
  return new Kysely<DB>({ dialect: pipelined(pool, opening, roundTrips) });
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
