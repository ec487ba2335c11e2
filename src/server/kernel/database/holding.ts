import { sql } from 'kysely';
import pg from 'pg';
import type { Owned, OwnerId } from '../principal.ts';
import { type Database, inTransaction } from './db.ts';
import { allowLonger } from './pipeline.ts';
import { prepared } from './prepared.ts';

/**
 * What a use case may hold, and the one order in which everybody takes it, so that nobody waits in a circle. `holding` refuses any other order.
 * Rows are held in between, by the queries of the areas that own them:
 *
 *      the key of a repeated call (`once`)
 *   1  days, 2 phone, 3 periods, 4 drawer, 5 whoDoesWhat
 *      what is pointed at, `for key share`: client, professionals, services, products, and the appointment of a new sale
 *      the appointment's row
 *      the sale's row, or the counter of numbers for a new one
 *      its payments; the cash day's row
 *   6  products, by id: what they cost is asked only behind this lock, or two at once would both take the last of a lot
 *   7  onlineServices; 8 imports
 *
 * Two names of one rank are the same lock, shared and alone. Never take both: two that share it and then want it alone wait for each other.
 * Shared locks keep the order too: whoever asks for one behind somebody who waits for it alone, waits.
 */
const RANK = {
  days: 1,
  allDays: 1,
  phone: 2,
  periods: 3,
  allPeriods: 3,
  drawer: 4,
  wholeDrawer: 4,
  whoDoesWhat: 5,
  products: 6,
  onlineServices: 7,
  imports: 8,
} as const;

export type Lock = keyof typeof RANK;

type Needs = {
  /**
   * Between finding a time free and taking it, nothing may change that made it free. Whoever books shares the salon's rules and has each day
   * alone: bookings of one day come one after the other, those of different days at the same time.
   */
  days?: readonly string[];
  /** For a rule that reaches over many days: hours, exceptions, shifts, time off, who is active, the rules of the slots. */
  allDays?: boolean;
  /**
   * For somebody who asks online: requests for other days do not wait for this one, but those of the same phone must count it. It is not read by
   * the salon's country yet: however it is written, its last digits are the same.
   */
  phone?: string;
  /** For whoever saves what a period may count: none of these dates becomes closed, and `closedDates` says which are. Savers share it. */
  periods?: readonly string[];
  /** For whoever closes a period or opens it again, before anything is read that the period counts. Waits for the saves under way. */
  allPeriods?: boolean;
  /** For whoever writes that something was received or given back: the cash day that is open now counts it. Payers share it. */
  drawer?: boolean;
  /** For whoever opens or closes the cash day. */
  wholeDrawer?: boolean;
  /** For whoever ticks who does which service: two windows that tick somebody each must both count. */
  whoDoesWhat?: boolean;
  /** Ids of all products whose stock changes. */
  products?: readonly string[];
  /** For whoever counts how many services are offered online. */
  onlineServices?: boolean;
  /** Two imports of the same list would wait for each other row by row; so one waits for the other as a whole. */
  imports?: boolean;
};

declare const locks: unique symbol;

/** Proof that these locks are held: the handle of a transaction that took them. Verbs ask for it, so the type checker finds a forgotten lock. */
export type Held<L extends Lock = never> = Owned & {
  readonly [locks]: { readonly [Name in L]: true };
} & ('periods' extends L ? { closedDates: () => Promise<string[]> } : unknown);

/** Only what is certainly taken is proven: `drawer: isFinalised` proves nothing. */
type Taken<N extends Needs> = {
  [Name in keyof N]-?: N[Name] extends true | string | readonly string[] ? Name : never;
}[keyof N] &
  Lock;

/**
 * Runs `work` with these locks, in the transaction of `owned` or in a new one; they are let go when that ends. All of them travel in one statement
 * that nobody waits for: the next one does. A second `holding` inside takes more, later ones only.
 *
 * Locks are a statement of their own, because a statement sees the rows as they were when it began: one that locked and read at once would read
 * what was true before it had waited. So take them before anything is read that they guard.
 */
export function holding<O extends Owned, const N extends Needs, T>(
  owned: O,
  needs: N,
  work: (held: O & Held<Taken<N>>) => Promise<T>,
): Promise<T> {
  const run = async (db: Database) => work((await take({ ...owned, db }, needs)) as O & Held<Taken<N>>);
  return owned.db.isTransaction ? run(owned.db) : inTransaction(owned.db, run);
}

/** For what needs a lock only sometimes, where the types cannot know. */
export function assertHeld<L extends Lock>(held: Owned, lock: L): asserts held is Held<L> {
  if (!heldIn.get(held.db)?.has(lock)) throw new Error(`The lock of ${lock} was forgotten.`);
}

/** What each transaction holds; of the products which. */
const heldIn = new WeakMap<Database, Map<Lock, readonly string[]>>();

async function take<O extends Owned>(owned: O, needs: Needs): Promise<O> {
  const { db, owner } = owned;
  const held = heldIn.get(db) ?? new Map<Lock, readonly string[]>();
  heldIn.set(db, held);
  const products = newProducts(needs.products, held.get('products'));
  const wanted = (Object.keys(RANK) as Lock[]).filter((name) => (name === 'products' ? products : needs[name]));
  for (const name of wanted) {
    const later = [...held.keys()].find((one) => RANK[one] >= RANK[name]);
    if (later) throw new Error(`${name} is taken after ${later}: see the order of locks.`);
    held.set(name, name === 'products' ? (products ?? []) : []);
  }
  if (needs.imports) await allowLonger(db);
  const advisory = wanted.flatMap((name) => namesOf(name, owner, needs));
  if (advisory.length > 0) {
    await lock.send(db, {
      names: advisory.map(({ name }) => name),
      shared: advisory.map(({ isShared = false }) => isShared),
      wait: needs.imports ? LONG_WAIT : LONGEST_WAIT,
    });
  }
  if (products) await lockProducts.send(db, { ids: products });
  if (!needs.periods) return owned;
  const answer = await closedDates.send(db, { dates: [...new Set(needs.periods)] });
  return { ...owned, closedDates: async () => (await answer()).map(({ date }) => date) };
}

/** Undefined where there is nothing to hold, or all of it is held already. */
function newProducts(ids: readonly string[] = [], held: readonly string[] = []): readonly string[] | undefined {
  return ids.every((id) => held.includes(id)) ? undefined : ids;
}

type Name = { name: string; isShared?: boolean };

function namesOf(lock: Lock, owner: OwnerId, needs: Needs): Name[] {
  const salon = `agenda of ${owner}`;
  switch (lock) {
    case 'days':
      // Always the earlier day first: two appointments that change places must not wait for each other.
      return [
        { name: salon, isShared: true },
        ...[...new Set(needs.days)].sort().map((date) => ({ name: `${salon} ${date}` })),
      ];
    case 'allDays':
      return [{ name: salon }];
    case 'phone':
      return [{ name: `requests of ${needs.phone?.replace(/\D/g, '').slice(-8)} at ${owner}` }];
    case 'periods':
    case 'allPeriods':
      return [{ name: `periods of ${owner}`, isShared: lock === 'periods' }];
    case 'drawer':
    case 'wholeDrawer':
      return [{ name: `drawer of ${owner}`, isShared: lock === 'drawer' }];
    case 'whoDoesWhat':
      return [{ name: `who does what at ${owner}` }];
    case 'onlineServices':
      return [{ name: `services of ${owner} online` }];
    case 'imports':
      return [{ name: `import of clients ${owner}` }];
    case 'products':
      return [];
  }
}

/** Longer than any transaction of ours takes; whoever waits longer is told to try again. A connection may say another time (`Patience`). */
const LONGEST_WAIT = '3s';
/** An import moves thousands of rows, and so may the one that it waits for. */
const LONG_WAIT = '60s';

const lock = prepared<{ names: string[]; shared: boolean[]; wait: string }, unknown>(
  (_, { names, shared, wait }) => sql`
    select set_config('lock_timeout', coalesce(current_setting('app.longest_wait', true), ${wait}), true),
      case when shared then pg_advisory_xact_lock_shared(hashtextextended(name, 0))
        else pg_advisory_xact_lock(hashtextextended(name, 0)) end
    from unnest(${names}::text[], ${shared}::boolean[]) as lock (name, shared)`,
);

const lockProducts = prepared<{ ids: readonly string[] }, unknown>(
  (_, { ids }) => sql`select id from products where id = any(${ids}::uuid[]) order by id for no key update`,
);

/** Which of these dates lie in a period whose commissions are closed. */
const closedDates = prepared<{ dates: string[] }, { date: string }>(
  (_, { dates }) => sql<{ date: string }>`
    select day::text as date from unnest(${dates}::date[]) day
    where exists (select from commission_closings where period @> day)`,
);

/** Somebody held what was needed for too long. Nothing was changed. */
export function waitedTooLong(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '55P03';
}
