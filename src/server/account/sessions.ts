import type pg from 'pg';
import type { SessionPlace } from '#contract/account/sessions.ts';
import { deviceOf } from '#domain/account/device.ts';
import { shownAddress } from '#domain/account/shown-address.ts';
import type { AccountId } from '#server/kernel/principal.ts';
import type { Refused } from '#server/kernel/refusal.ts';
import { recordOfAccount } from './record-of-account.ts';
import type { AccountServices } from './services.ts';
import { deleteOtherSessions, deleteSession, readSessions } from './sessions-queries.ts';

type Own = { account: AccountId; token: string; pool: pg.Pool };

/** Where the account is signed in, in words that its person can recognise. */
export async function listSessions(
  { authPool }: AccountServices,
  { account, token }: Pick<Own, 'account' | 'token'>,
): Promise<SessionPlace[]> {
  const rows = await readSessions(authPool, account, token);
  return rows.map(({ user_agent, ip_address, ...session }) => ({
    ...session,
    ...deviceOf(user_agent ?? ''),
    address: ip_address ? shownAddress(ip_address) : null,
  }));
}

/** It is out with its next call, and hears nothing more from this moment. */
export async function endSession(
  services: AccountServices,
  own: Own,
  id: string,
): Promise<{ ok: true } | Refused<'not_found'>> {
  if (!(await deleteSession(services.authPool, own.account, id))) return { ok: false, reason: 'not_found' };
  await recordOfAccount(services, own, own.account, 'end_session');
  return { ok: true };
}

/** How many there were; the one that asks stays. */
export async function endOtherSessions(services: AccountServices, own: Own): Promise<number> {
  const ended = await deleteOtherSessions(services.authPool, own.account, own.token);
  if (ended > 0) await recordOfAccount(services, own, own.account, 'end_other_sessions');
  return ended;
}
