import type pg from 'pg';
import { discountLimitOf, type Right, type Role, rightsOf } from '#domain/members/rights.ts';
import { shareReading } from '../database/share-reading.ts';
import type { AccountId, Member, MemberId, OwnerId, StaffId } from '../principal.ts';
import { signedToken, verifiedToken } from './signed-token.ts';

const DAY = 24 * 60 * 60;
export const SESSION_SECONDS = 30 * DAY;
/** A session slides at most once a day: an open agenda must not write to the database at every read. */
export const SESSION_RENEWAL_SECONDS = DAY;

/** Neither a session's last use nor a member's is written down more often: an open agenda must not write to the database at every read. */
const USE_SECONDS = 600;

type SessionRow = { account_id: string; desk_salon: string | null; renewed: boolean; unseen: boolean } & (
  | MemberRow
  | { [column in keyof MemberRow]: null }
);
type MemberRow = {
  salon: string;
  id: string;
  name: string;
  role: Role;
  staff_id: string | null;
  granted: Right[];
  withheld: Right[];
  discount_limit: number | null;
  needs_two_step: boolean;
};

/** In which salon somebody is at work, and as what. */
export type Membership = {
  owner: OwnerId;
  member: Member;
  /** The salon asks for two-step sign-in, and this account has none: nothing of the salon is for them until they do. */
  needsTwoStep: boolean;
};

export type SignedIn = {
  account: AccountId;
  token: string;
  /** Null for who is no member of the salon that was named, or of none at all. */
  membership: Membership | null;
  /** Of a session that a PIN began: the one salon that there is for it. */
  deskSalon: OwnerId | null;
};

/** Those that a request brings, by name. */
export type Cookies = Readonly<Record<string, string | undefined>>;

export type Sessions = {
  /**
   * Whom a request's cookies speak for, and whether they are a member of this salon: where none is named, of the one they used last. One round trip, a second
   * one where a use is noted, none without a well-signed cookie. Calls of one moment share it.
   */
  read(cookies: Cookies, salon?: string): Promise<(SignedIn & { renewed: boolean }) | null>;
  /** Which of these rights to listen still hold: that neither the session nor the membership has ended. Asking does not prolong them. */
  alive(rights: string[]): Promise<Set<string>>;
  /** Of a session that has just begun, and that no cookie names yet. */
  of(token: string, salon?: string): Promise<SignedIn | null>;
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
  const readRow = async (token: string, named: string | undefined) => {
    const salon = salonNamed(named);
    const { rows } = await pool.query<SessionRow>({
      name: 'read-session',
      text: READ_SESSION,
      values: [token, SESSION_SECONDS, SESSION_RENEWAL_SECONDS, salon ?? null, USE_SECONDS],
    });
    const [row] = rows;
    if (row?.renewed || row?.unseen) {
      await pool.query(NOTE_USE, [token, row.renewed, SESSION_SECONDS, row.salon, row.id]);
    }
    return row;
  };
  const expiredBefore = nameBefore ? [expired(nameBefore)] : [];
  return {
    expiredBefore,
    expiredCookies: [expired(name), ...expiredBefore],
    cookieFor: (token) => `${name}=${signedToken(token, secret)}; Max-Age=${SESSION_SECONDS}; ${attributes}`,
    async read(cookies, salon) {
      const current = verifiedToken(cookies[name], secret);
      const token = current ?? (nameBefore ? verifiedToken(cookies[nameBefore], secret) : null);
      if (!token) return null;
      const row = await shared(`${token} ${salonNamed(salon)}`, () => readRow(token, salon));
      return row ? { ...signedIn(token, row), renewed: row.renewed || !current } : null;
    },
    async of(token, salon) {
      const row = await readRow(token, salon);
      return row ? signedIn(token, row) : null;
    },
    async alive(rights) {
      const { rows } = await pool.query<{ listening: string }>(
        `select listening from unnest($1::text[]) as listening
         join auth.sessions on token = split_part(listening, ' ', 1) and expires_at > now()
         join public.members on members.id::text = split_part(listening, ' ', 2) and account_id = sessions.user_id and ended_at is null
         where not exists (select from public.profiles where profiles.id = members.user_id and two_step_required)
           or exists (select from auth.two_factors where two_factors.user_id = sessions.user_id and confirmed_at is not null)`,
        [rights],
      );
      return new Set(rows.map(({ listening }) => listening));
    },
  };
}

/** What a caller wrote; what can be no salon's id is nobody's, and is not asked of the database, which cannot read just anything. */
const salonNamed = (named: string | undefined) =>
  named === undefined ? undefined : UUID.test(named) ? named.toLowerCase() : 'none';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** By what right a member hears of changes, as `alive` reads it. */
export const rightToListen = ({ token, member }: { token: string; member: Member }) => `${token} ${member.id}`;

const signedIn = (token: string, row: SessionRow): SignedIn => ({
  account: row.account_id as AccountId,
  token,
  membership: membershipOf(row),
  deskSalon: row.desk_salon as OwnerId | null,
});

function membershipOf(row: SessionRow): Membership | null {
  if (row.salon === null) return null;
  const { role } = row;
  return {
    owner: row.salon as OwnerId,
    needsTwoStep: row.needs_two_step,
    member: {
      id: row.id as MemberId,
      name: row.name,
      role,
      staff: row.staff_id as StaffId | null,
      rights: rightsOf(role, row),
      discountLimit: discountLimitOf(role, row),
    },
  };
}

/**
 * Reading the session and proving the membership are one statement, so that a signed-in request waits for the database once. A session that a PIN
 * began at a shared desk is good in that salon alone.
 */
const READ_SESSION = `
  select sessions.user_id as account_id, desk_salon, sessions.expires_at < now() + ($2::int - $3::int) * interval '1 second' as renewed,
    least(sessions.updated_at, last_used_at) < now() - $5::int * interval '1 second' as unseen,
    membership.user_id as salon, membership.id, name, role, staff_id, granted, withheld, discount_limit, exists (
      select from public.profiles where profiles.id = membership.user_id and two_step_required
    ) and not exists (
      select from auth.two_factors where two_factors.user_id = sessions.user_id and confirmed_at is not null
    ) as needs_two_step
  from auth.sessions left join lateral (
    select members.* from public.members where account_id = sessions.user_id and ended_at is null
      and ($4::text is null or members.user_id::text = $4) and (desk_salon is null or members.user_id = desk_salon)
    order by last_used_at desc limit 1
  ) as membership on true
  where token = $1 and sessions.expires_at > now()`;

/** Slides the session, and notes who was here: apart from the reading, which has nothing to write nearly always and is cheaper so. */
const NOTE_USE = `
  with seen as (
    update auth.sessions set updated_at = now(),
      expires_at = case when $2 then now() + $3::int * interval '1 second' else expires_at end
    where token = $1
  )
  update public.members set last_used_at = now() where user_id = $4 and id = $5`;
