import type pg from 'pg';
import { expect, test } from 'vitest';
import { openSessions } from './session.ts';

type Answer = { rows: object[] };

/** A database that answers when it is told to. */
function slowDatabase() {
  const asked: { token: string; answer: (found: Answer) => void }[] = [];
  const query = ({ values: [token] }: { values: [string] }) =>
    new Promise<Answer>((answer) => asked.push({ token, answer }));
  return { pool: { query } as unknown as pg.Pool, asked };
}

test('calls of one moment share one reading of their session, and whoever asks during it shares the next', async () => {
  const { pool, asked } = slowDatabase();
  const sessions = openSessions(pool, 'a secret', false);
  const readAs = (token: string) => {
    const [name = '', value = ''] = sessions.cookieFor(token).split(';', 1)[0]?.split('=') ?? [];
    return sessions.read({ [name]: decodeURIComponent(value) });
  };
  const first = readAs('mine');
  const during = [readAs('mine'), readAs('mine'), readAs('mine')];
  const other = readAs('theirs');
  expect(asked.map(({ token }) => token)).toEqual(['mine', 'theirs']);

  asked[0]?.answer({ rows: [{ account_id: 'rita', renewed: false, salon: null }] });
  asked[1]?.answer({ rows: [] });
  expect(await first).toEqual({ account: 'rita', token: 'mine', membership: null, renewed: false });
  expect(await other).toBeNull();
  expect(asked.map(({ token }) => token)).toEqual(['mine', 'theirs', 'mine']);

  // Ended meanwhile: nobody who asked later is told what was true before.
  asked[2]?.answer({ rows: [] });
  expect(await Promise.all(during)).toEqual([null, null, null]);
});
