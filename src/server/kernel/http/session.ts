import { createHmac, timingSafeEqual } from 'node:crypto';
import type pg from 'pg';
import { shareReading } from '../database/share-reading.ts';
import type { OwnerId } from '../principal.ts';

const DAY = 24 * 60 * 60;
export const SESSION_SECONDS = 30 * DAY;
/** A session slides at most once a day: an open agenda must not write to the database at every read. */
export const SESSION_RENEWAL_SECONDS = DAY;

type SessionRow = { user_id: string; renewed: boolean };
type SignedIn = { owner: OwnerId; token: string };

/** Those that a request brings, by name. */
export type Cookies = Readonly<Record<string, string | undefined>>;

export type Sessions = {
  /** Whom a request's cookies speak for; one round trip, none without a well-signed cookie. Calls of one moment share it. */
  read(cookies: Cookies): Promise<(SignedIn & { renewed: boolean }) | null>;
  /** Which of these sessions have not ended. Asking does not prolong them. */
  alive(tokens: string[]): Promise<Set<string>>;
  cookieFor(token: string): string;
  /** Takes away a cookie of the version before, where somebody signs in anew. */
  readonly expiredBefore: readonly string[];
  /** Takes away all of ours. */
  readonly expiredCookies: readonly string[];
};

const NAME = 'madeixa.session_token';

/**
 * Reads the sessions that better-auth writes, without its overhead: the cookie is `token.signature`, signed with the
 * same secret, so a forged one costs no query. Behind https its name begins with `__Host-`: browsers take that from this host alone, never from
 * another one of its domain.
 */
export function openSessions(pool: pg.Pool, secret: string, secure: boolean): Sessions {
  const name = secure ? `__Host-${NAME}` : NAME;
  // What the version before called it. Read until everybody has the new one, which is set at the first call; sessions last 30 days.
  const nameBefore = secure ? `__Secure-${NAME}` : undefined;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  const expired = (cookie: string) => `${cookie}=; Max-Age=0; ${attributes}`;
  // A page that opens asks for several things at once: the session behind them is read for all of them together.
  const shared = shareReading<SessionRow | undefined>();
  const readRow = async (token: string) => {
    const { rows } = await pool.query<SessionRow>({
      name: 'read-session',
      text: READ_SESSION,
      values: [token, SESSION_SECONDS, SESSION_RENEWAL_SECONDS],
    });
    return rows[0];
  };
  const expiredBefore = nameBefore ? [expired(nameBefore)] : [];
  return {
    expiredBefore,
    expiredCookies: [expired(name), ...expiredBefore],
    cookieFor: (token) =>
      `${name}=${encodeURIComponent(`${token}.${sign(token, secret)}`)}; Max-Age=${SESSION_SECONDS}; ${attributes}`,
    async read(cookies) {
      const current = verifiedToken(cookies[name], secret);
      const token = current ?? (nameBefore ? verifiedToken(cookies[nameBefore], secret) : null);
      if (!token) return null;
      const row = await shared(token, () => readRow(token));
      return row ? { owner: row.user_id as OwnerId, token, renewed: row.renewed || !current } : null;
    },
    async alive(tokens) {
      const { rows } = await pool.query<{ token: string }>(
        'select token from auth.sessions where token = any($1) and expires_at > now()',
        [tokens],
      );
      return new Set(rows.map(({ token }) => token));
    },
  };
}

/** Reading and sliding are one statement, so that a signed-in request waits for the database once. */
const READ_SESSION = `
  with found as (
    select id, user_id, expires_at < now() + ($2::int - $3::int) * interval '1 second' as stale
    from auth.sessions where token = $1 and expires_at > now()
  ), renewed as (
    update auth.sessions set expires_at = now() + $2::int * interval '1 second', updated_at = now()
    where id in (select id from found where stale) returning id
  )
  select user_id, exists (select from renewed) as renewed from found`;

function sign(token: string, secret: string): string {
  return createHmac('sha256', secret).update(token).digest('base64');
}

function verifiedToken(cookie: string | undefined, secret: string): string | null {
  const dot = cookie?.lastIndexOf('.') ?? -1;
  if (!cookie || dot < 1) return null;
  const token = cookie.slice(0, dot);
  const given = Buffer.from(cookie.slice(dot + 1));
  const expected = Buffer.from(sign(token, secret));
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}
