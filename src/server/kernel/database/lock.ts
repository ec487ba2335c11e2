import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from './db.ts';
import { prepared } from './prepared.ts';

/** Longer than any transaction of ours takes; whoever waits longer is told to try again. */
const LONGEST_WAIT = '3s';

/**
 * Holds what has that name until the transaction ends. A statement of its own, because
 * a statement sees the rows as they were when it began: one that locked and read at once would read what was true before it had waited. The
 * next statement waits for it.
 */
export async function holdAlone(db: Database, name: string): Promise<void> {
  await lock.send(db, { name });
}

/** The same together with others who share it; only who wants it alone waits. */
export async function holdShared(db: Database, name: string): Promise<void> {
  await lockShared.send(db, { name });
}

/** The first shared, and then the second alone; and where there is one, the third alone. One statement for all of them. */
export async function holdSharedThenAlone(db: Database, shared: string, name: string, third?: string): Promise<void> {
  if (third === undefined) await lockSharedThenOne.send(db, { shared, name });
  else await lockSharedThenBoth.send(db, { shared, name, third });
}

const lock = prepared<{ name: string }, unknown>(
  (_, { name }) => sql`
    select set_config('lock_timeout', ${LONGEST_WAIT}, true), pg_advisory_xact_lock(hashtextextended(${name}, 0))`,
);

const lockShared = prepared<{ name: string }, unknown>(
  (_, { name }) => sql`
    select set_config('lock_timeout', ${LONGEST_WAIT}, true), pg_advisory_xact_lock_shared(hashtextextended(${name}, 0))`,
);

const lockSharedThenOne = prepared<{ shared: string; name: string }, unknown>(
  (_, { shared, name }) => sql`
    select set_config('lock_timeout', ${LONGEST_WAIT}, true),
      pg_advisory_xact_lock_shared(hashtextextended(${shared}, 0)), pg_advisory_xact_lock(hashtextextended(${name}, 0))`,
);

const lockSharedThenBoth = prepared<{ shared: string; name: string; third: string }, unknown>(
  (_, { shared, name, third }) => sql`
    select set_config('lock_timeout', ${LONGEST_WAIT}, true), pg_advisory_xact_lock_shared(hashtextextended(${shared}, 0)),
      pg_advisory_xact_lock(hashtextextended(${name}, 0)), pg_advisory_xact_lock(hashtextextended(${third}, 0))`,
);

/** Somebody held what was needed for too long. Nothing was changed. */
export function waitedTooLong(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '55P03';
}
