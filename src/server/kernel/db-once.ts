import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Database, inTransaction, isDuplicate } from './db.ts';
import { prepared } from './db-prepared.ts';
import type { OwnerId } from './owner.ts';

type Call = { operation: string; key: string | undefined; input: unknown };
type Outcome<T> = { ok: true; value: T } | { ok: false; reason: 'in_flight' | 'key_reused' };
type Known = { mine: boolean; request_hash: string | null; response: unknown };

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
  return onceWith(db, owner, call, { read: async () => {}, work });
}

/** Work that reads before it writes: `read` goes to the database together with the look at the key, and its locks and rows await `work`. */
type WithReading<Read, T> = { read: (db: Database) => Promise<Read>; work: (db: Database, read: Read) => Promise<T> };

export async function onceWith<Read, T>(
  db: Database,
  owner: OwnerId,
  call: Call,
  parts: WithReading<Read, T>,
): Promise<Outcome<T>> {
  const { key } = call;
  if (!key) return { ok: true, value: await inTransaction(db, async (db) => parts.work(db, await parts.read(db))) };
  for (;;) {
    try {
      return await inTransaction(db, (db) => doOnce(db, owner, { ...call, key }, parts));
    } catch (error) {
      // Somebody was done between our look and our lock: nothing of ours was kept, and now their answer is there to be seen.
      if (!isDuplicate(error, 'idempotency_keys')) throw error;
    }
  }
}

async function doOnce<Read, T>(
  db: Database,
  owner: OwnerId,
  { operation, key, input }: Call & { key: string },
  { read, work }: WithReading<Read, T>,
): Promise<Outcome<T>> {
  const requestHash = createHash('sha256').update(JSON.stringify(input)).digest('hex');
  const look = await lookAt.send(db, { operation, key, lock: `${owner} ${operation} ${key}` });
  const found = await read(db);
  const [known] = await look();
  if (!known?.mine) return { ok: false, reason: 'in_flight' };
  if (known.request_hash !== null) {
    return known.request_hash === requestHash
      ? { ok: true, value: known.response as T }
      : { ok: false, reason: 'key_reused' };
  }

  const value = await work(db, found);
  await keep.send(db, { owner, operation, key, requestHash, response: JSON.stringify(value) });
  return { ok: true, value };
}

const lookAt = prepared<{ operation: string; key: string; lock: string }, Known>(
  (_, { operation, key, lock }) => sql<Known>`
    with expired as (delete from idempotency_keys where created_at < now() - interval '1 day')
    select pg_try_advisory_xact_lock(hashtextextended(${lock}, 0)) as mine, request_hash, response
    from (select) as always left join idempotency_keys
      on operation = ${operation} and key = ${key} and created_at >= now() - interval '1 day'`,
);

type Done = { owner: OwnerId; operation: string; key: string; requestHash: string; response: string };

const keep = prepared<Done, unknown>(
  (_, { owner, operation, key, requestHash, response }) => sql`
    insert into idempotency_keys (user_id, operation, key, request_hash, status, response)
    values (${owner}, ${operation}, ${key}, ${requestHash}, 'done', ${response})`,
);
