import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { OwnerId } from '../principal.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import { attempt, type Database, inTransaction } from './db.ts';
import { prepared } from './prepared.ts';
import { isDuplicate } from './refused-rows.ts';

type Call = { operation: string; key: string | undefined; input: unknown };
type Outcome<T> = { ok: true; value: T } | { ok: false; reason: 'in_flight' | 'key_reused' };
type Known = { mine: boolean; request_hash: string | null; response: unknown };

/**
 * Does a piece of work once for each key, in one transaction with the note that it was done: whoever repeats the call gets the first
 * answer. Kept for a day. A refusal is an answer too: what the work had written is undone, and the refusal is kept under its key. Without a
 * key the work is simply done. `work` must answer what JSON can hold.
 */
export function once<T>(
  db: Database,
  owner: OwnerId,
  call: Call,
  work: (db: Database) => Promise<T>,
): Promise<Outcome<T>> {
  return onceWith(db, owner, call, { read: async () => {}, work });
}

/**
 * Work that reads before it writes: `read` goes to the database together with the look at the key, and its locks and rows await `work`. It
 * writes nothing. What it refuses is not kept: where there is no such salon, there is nowhere to keep an answer either.
 */
type WithReading<Read, T> = {
  read: (db: Database) => Promise<Read>;
  work: (db: Database, read: Exclude<Read, Refusal>) => Promise<T>;
};

type Answered<Read, T> = Outcome<T | Extract<Read, Refusal>>;

export async function onceWith<Read, T>(
  db: Database,
  owner: OwnerId,
  call: Call,
  parts: WithReading<Read, T>,
): Promise<Answered<Read, T>> {
  const { key } = call;
  if (!key) return { ok: true, value: await inTransaction(db, (db) => doIt(db, parts)) };
  for (;;) {
    try {
      return await inTransaction(db, (db) => doOnce(db, owner, { ...call, key }, parts));
    } catch (error) {
      // Somebody was done between our look and our lock: nothing of ours was kept, and now their answer is there to be seen.
      if (!isDuplicate(error, 'idempotency_keys')) throw error;
    }
  }
}

async function doIt<Read, T>(db: Database, { read, work }: WithReading<Read, T>) {
  const found = await read(db);
  return isRefusal(found) ? (found as Extract<Read, Refusal>) : work(db, found as Exclude<Read, Refusal>);
}

async function doOnce<Read, T>(
  db: Database,
  owner: OwnerId,
  { operation, key, input }: Call & { key: string },
  { read, work }: WithReading<Read, T>,
): Promise<Answered<Read, T>> {
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
  if (isRefusal(found)) return { ok: true, value: found as Extract<Read, Refusal> };

  const value = await attempt(db, (db) => work(db, found as Exclude<Read, Refusal>));
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
