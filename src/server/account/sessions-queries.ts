import type pg from 'pg';
import type { AccountId } from '#server/kernel/principal.ts';

type SessionRow = {
  id: string;
  user_agent: string | null;
  ip_address: string | null;
  signed_in_at: string;
  seen_at: string;
  is_current: boolean;
};

/** Those that have not run out, without their tokens: whoever reads the list must not become anybody. */
export async function readSessions(auth: pg.Pool, account: AccountId, token: string): Promise<SessionRow[]> {
  const { rows } = await auth.query<SessionRow>(
    `select id, user_agent, ip_address, to_json(created_at)#>>'{}' as signed_in_at, to_json(updated_at)#>>'{}' as seen_at,
       token = $2 as is_current
     from auth.sessions where user_id = $1 and expires_at > now() order by is_current desc, updated_at desc, id`,
    [account, token],
  );
  return rows;
}

/** In every salon of the account, where a window may listen: in which one it was is not known. They look whether their session still is. */
const ANNOUNCED = `
  announced as (
    select pg_notify('changes', id || ' sessions') from auth.salons_of($1) where exists (select from ended)
  )`;

/** False where it is none of this account's. */
export async function deleteSession(auth: pg.Pool, account: AccountId, id: string): Promise<boolean> {
  const { rows } = await auth.query<{ ended: number }>(
    `with ended as (
       delete from auth.sessions where user_id = $1 and id = $2 returning id
     ), ${ANNOUNCED}
     select (select count(*)::int from ended) as ended, (select count(*) from announced)`,
    [account, id],
  );
  return rows[0]?.ended === 1;
}

/** Answers how many there were. */
export async function deleteOtherSessions(auth: pg.Pool, account: AccountId, keptToken: string): Promise<number> {
  const { rows } = await auth.query<{ ended: number }>(
    `with ended as (
       delete from auth.sessions where user_id = $1 and token <> $2 returning expires_at
     ), ${ANNOUNCED}
     select (select count(*)::int from ended where expires_at > now()) as ended, (select count(*) from announced)`,
    [account, keptToken],
  );
  return rows[0]?.ended ?? 0;
}
