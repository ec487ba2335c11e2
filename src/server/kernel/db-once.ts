import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Database, inTransaction } from './db.ts';
import type { OwnerId } from './owner.ts';

type Call = { operation: string; key: string | undefined; input: unknown };
type Outcome<T> = { ok: true; value: T } | { ok: false; reason: 'in_flight' | 'key_reused' };

/**
 * Does a piece of work once for each key, in one transaction with the note that it was done: whoever repeats the call gets the first
 * answer. Kept for a day. Without a key the work is simply done. `work` must answer what JSON can hold.
 */
export function once<T>(
  db: Database,
  owner: OwnerId,
  call: Call,
  work: (db: Database) => Promise<T>,
): Promise<Outcome<T>> {
  return inTransaction(db, async (db) => {
    const { operation, key } = call;
    if (!key) return { ok: true, value: await work(db) };

    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${`${owner} ${operation} ${key}`}, 0)) as mine`.execute(db);
    if (!rows[0]?.mine) return { ok: false, reason: 'in_flight' };

    const requestHash = createHash('sha256').update(JSON.stringify(call.input)).digest('hex');
    await db.deleteFrom('idempotency_keys').where('created_at', '<', sql<string>`now() - interval '1 day'`).execute();
    const earlier = await db
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'response'])
      .where('operation', '=', operation)
      .where('key', '=', key)
      .executeTakeFirst();
    if (earlier) {
      return earlier.request_hash === requestHash
        ? { ok: true, value: earlier.response as T }
        : { ok: false, reason: 'key_reused' };
    }

    const value = await work(db);
    await db
      .insertInto('idempotency_keys')
      .values({
        user_id: owner,
        operation,
        key,
        request_hash: requestHash,
        status: 'done',
        response: JSON.stringify(value),
      })
      .execute();
    return { ok: true, value };
  });
}
