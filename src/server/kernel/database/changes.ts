import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { OwnerId, Principal } from '../principal.ts';
import { announced, concerns } from './concerns.ts';
import type { Database } from './db.ts';
import type { Login } from './roles.ts';

/** Told which kind of row changed, by its table's name; null when changes may have been missed: anything may be different. */
export type Heard = (entity: string | null) => void;

type Follower = { who: Principal; heard: Heard };

export type Changes = {
  /** Those of one salon that concern the follower, whoever made them and through whichever server. Answers how to stop. */
  follow(salon: OwnerId, who: Principal, heard: Heard): () => void;
  /** Whether changes are heard at this moment; what is missed meanwhile is followed by a `null` to everybody. */
  isListening(): boolean;
  close(): Promise<void>;
};

export const LISTENER_NAME = 'madeixa changes';
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 10_000;
const CHECK_MS = 30_000;
/** So long may a change take from its beginning, by which the history dates it, until others see it. */
const LONGEST_CHANGE_MS = 10_000;

/**
 * Listens to what the database announces: one connection for the whole process, opened again whenever it is lost. Being the only one that is always
 * there, it is also the first to learn that the program may not sign in any more.
 */
export function followChanges(login: Login, log: Log, onRefused: () => void = () => {}): Changes {
  const followers = new Map<string, Set<Follower>>();
  let listening: pg.Client | undefined;
  let isHearing = false;
  let waiting: NodeJS.Timeout | undefined;
  let wait = FIRST_WAIT_MS;
  let closed = false;

  async function listen(): Promise<void> {
    const client = new pg.Client({
      ...login,
      application_name: LISTENER_NAME,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
    });
    listening = client;
    client.on('error', () => lose(client));
    client.on('end', () => lose(client));
    client.on('notification', ({ payload = '' }) => {
      const { salon, ...change } = announced(payload);
      for (const { who, heard } of followers.get(salon) ?? []) if (concerns(who, change)) heard(change.entity);
    });
    try {
      await client.connect();
      await client.query('listen changes');
    } catch (error) {
      if (!closed) log.warn({ err: error }, 'Cannot listen to changes');
      if (!closed && isSignInRefused(error)) onRefused();
      return lose(client);
    }
    wait = FIRST_WAIT_MS;
    isHearing = true;
    // What happened until now went unheard.
    for (const { heard } of [...followers.values()].flatMap((some) => [...some])) heard(null);
  }

  function lose(client: pg.Client): void {
    if (listening !== client) return;
    listening = undefined;
    isHearing = false;
    client.end().catch(() => {});
    if (closed) return;
    waiting = setTimeout(listen, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }

  // A network that swallows everything reports nothing: only asking shows that nobody answers any more.
  const checking = setInterval(() => {
    const client = listening;
    client?.query('select 1').catch(() => lose(client));
  }, CHECK_MS);
  listen();

  return {
    follow(salon, who, heard) {
      const some = followers.get(salon) ?? new Set();
      const follower = { who, heard };
      followers.set(salon, some.add(follower));
      return () => {
        some.delete(follower);
        if (some.size === 0) followers.delete(salon);
      };
    },
    isListening: () => isHearing,
    async close() {
      closed = true;
      clearInterval(checking);
      clearTimeout(waiting);
      // One that no longer answers would keep us waiting for its goodbye.
      await Promise.race([listening?.end(), pause(1_000, undefined, { ref: false })]);
    },
  };
}

/** By PostgreSQL (class 28), or by a pooler in front of it. */
function isSignInRefused(error: unknown): boolean {
  return /^28|^08P01$/.test((error as { code?: string }).code ?? '');
}

/** Whether anything was written in the salon within these milliseconds. */
export async function changedWithin(db: Database, milliseconds: number): Promise<boolean> {
  const seconds = (milliseconds + LONGEST_CHANGE_MS) / 1000;
  const recent = await db
    .selectFrom('history')
    .select('id')
    .where(sql<boolean>`at > now() - make_interval(secs => ${seconds})`)
    .limit(1)
    .execute();
  return recent.length > 0;
}
