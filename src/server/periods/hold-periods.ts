import type { Database } from '#server/kernel/database/db.ts';
import { holdAlone, holdShared } from '#server/kernel/database/lock.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { closedDates } from './queries.ts';

/**
 * For whoever saves something that a period may count: which of these dates are closed, and none becomes so until the transaction ends.
 * Savers do not wait for each other, only for a closing under way. Both statements are sent ahead: they cost no waiting, and the answer is
 * there once the next statement was waited for. Take it after the area's own locks.
 */
export async function keepPeriodsOpen(
  db: Database,
  owner: OwnerId,
  ...dates: [string, ...string[]]
): Promise<() => Promise<string[]>> {
  await holdShared(db, periodsOf(owner));
  const answer = await closedDates.send(db, { dates: [...new Set(dates)] });
  return async () => (await answer()).map(({ date }) => date);
}

/**
 * For whoever closes a period or opens it again: the first thing in the transaction, before anything that the period counts is read. It waits
 * for the saves under way, and those that follow wait for it and then find the period closed.
 */
export async function holdPeriods(db: Database, owner: OwnerId): Promise<void> {
  await holdAlone(db, periodsOf(owner));
}

const periodsOf = (owner: OwnerId) => `periods of ${owner}`;
