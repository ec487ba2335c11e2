import { vi } from 'vitest';
import { LISTENER_NAME } from '../database/changes.ts';

/** What a stream of server-sent events says, one by one; undefined once it has ended. */
export function eventsOf({ body }: Response): () => Promise<string | undefined> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let unread = '';
  return async () => {
    for (;;) {
      const [line, ...rest] = unread.split('\n');
      if (rest.length > 0) {
        unread = rest.join('\n');
        if (line?.startsWith('data: ')) return line.slice('data: '.length);
        continue;
      }
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done) return undefined;
      unread += value;
    }
  };
}

/** As long as a busy machine may need: it ends what hangs. */
const WAIT = { timeout: 60_000 };

type Asked = { query: (sql: string, values: string[]) => Promise<{ rows: unknown[] }> };

/** Until so many servers hear announcements, a window would be told to look again. */
export async function listening(admin: Asked, servers: number): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await admin.query(
      `select from pg_stat_activity where application_name = $1 and datname = current_database() and query = 'listen changes' and state = 'idle'`,
      [LISTENER_NAME],
    );
    if (rows.length !== servers) throw new Error(`${rows.length} servers are listening.`);
  }, WAIT);
}
