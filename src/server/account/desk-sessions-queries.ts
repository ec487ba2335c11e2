import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { SESSION_SECONDS } from '#server/kernel/http/session.ts';
import type { AccountId, OwnerId } from '#server/kernel/principal.ts';

export type AtDesk = { account: AccountId; salon: OwnerId; desk: string; userAgent: string; address: string };

/** Undefined where the desk has ended: the reference to it forbids the session. */
export async function insertDeskSession(auth: pg.Pool, { account, salon, desk, userAgent, address }: AtDesk) {
  try {
    const { rows } = await auth.query<{ token: string }>(
      `insert into auth.sessions (user_id, token, expires_at, user_agent, ip_address, desk_salon, desk_id)
       values ($1, $2, now() + $3::int * interval '1 second', $4, $5, $6, $7) returning token`,
      [account, randomBytes(24).toString('base64url'), SESSION_SECONDS, userAgent, address, salon, desk],
    );
    return rows[0]?.token;
  } catch (error) {
    if ((error as { code?: string }).code === '23503') return undefined;
    throw error;
  }
}

export async function deleteSession(auth: pg.Pool, token: string): Promise<void> {
  await auth.query('delete from auth.sessions where token = $1', [token]);
}
