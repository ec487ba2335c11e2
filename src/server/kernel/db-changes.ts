import pg from 'pg';
import type { Log } from './log.ts';
import type { OwnerId } from './owner.ts';
import type { Login } from './roles.ts';

/** Told which kind of row changed, by its table's name; null when changes may have been missed: anything may be different. */
export type Heard = (entity: string | null) => void;

export type Changes = {
  /** Of one salon, whoever made them and through whichever server. Answers how to stop. */
  follow(owner: OwnerId, heard: Heard): () => void;
  close(): Promise<void>;
};

export const LISTENER_NAME = 'madeixa changes';
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 10_000;
const CHECK_MS = 30_000;

/** Listens to what the database announces: one connection for the whole process, opened again whenever it is lost. */
export function followChanges(login: Login, log: Log): Changes {
  const followers = new Map<string, Set<Heard>>();
  let listening: pg.Client | undefined;
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
      const [owner = '', entity = ''] = payload.split(' ', 2);
      for (const heard of followers.get(owner) ?? []) heard(entity);
    });
    try {
      await client.connect();
      await client.query('listen changes');
    } catch (error) {
      if (!closed) log.warn({ err: error }, 'Cannot listen to changes');
      return lose(client);
    }
    wait = FIRST_WAIT_MS;
    // What happened until now went unheard.
    for (const heard of [...followers.values()].flatMap((some) => [...some])) heard(null);
  }

  function lose(client: pg.Client): void {
    if (listening !== client) return;
    listening = undefined;
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
    follow(owner, heard) {
      const some = followers.get(owner) ?? new Set();
      followers.set(owner, some.add(heard));
      return () => {
        some.delete(heard);
        if (some.size === 0) followers.delete(owner);
      };
    },
    async close() {
      closed = true;
      clearInterval(checking);
      clearTimeout(waiting);
      await listening?.end();
    },
  };
}
