import type { Session } from '#contract/account/operations.ts';
import { RIGHTS } from '#domain/members/rights.ts';
import { databaseOf } from '#server/kernel/database/db.ts';
import type { Call } from '#server/kernel/http/api.ts';
import type { SignedIn } from '#server/kernel/http/session.ts';
import { readProfile, readUser } from './queries.ts';
import type { AccountServices } from './services.ts';

/** What a window has to know of who is at it; null where they are no member of a salon. */
export async function sessionOf(
  { authPool }: Pick<AccountServices, 'authPool'>,
  call: Pick<Call, 'pool' | 'roundTrips'>,
  { account, membership }: SignedIn,
): Promise<Session | null> {
  if (!membership) return null;
  const { owner, member } = membership;
  const db = databaseOf(call.pool, owner, call.roundTrips);
  // Both wait at the same time, so only one of them counts.
  const [{ language, ...user }, profile] = await Promise.all([readUser(authPool, account), readProfile(db, owner)]);
  return {
    user,
    profile: member.role === 'owner' ? profile : { ...profile, email: '', language: language ?? profile.language },
    member: {
      id: member.id,
      name: member.name,
      role: member.role,
      staff_id: member.staff,
      rights: RIGHTS.filter((right) => member.rights.has(right)),
      discount_limit: member.discountLimit,
    },
  };
}

/** Sets the cookie of a session that has just begun: in the salon that is named where they are a member of it, else in the one they used last. */
export async function beginSession(
  services: Pick<AccountServices, 'authPool'>,
  call: Call,
  token: string,
  salon = call.salonId,
): Promise<Session | null> {
  const { sessions, setCookie } = call;
  const named = await sessions.of(token, salon);
  const signedIn = named && !named.membership ? await sessions.of(token) : named;
  const session = signedIn && (await sessionOf(services, call, signedIn));
  if (!session) return null;
  for (const cookie of [sessions.cookieFor(token), ...sessions.expiredBefore]) setCookie(cookie);
  return session;
}
