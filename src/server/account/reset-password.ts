import { type Database, databaseOf } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Call } from '#server/kernel/http/api.ts';
import { asStranger } from '#server/kernel/http/lanes.ts';
import type { Wording } from '#server/kernel/http/wording.ts';
import type { Refused } from '#server/kernel/refusal.ts';
import { linkHash } from './mail-link.ts';
import { findLinkOwner, mailResetLink, resetByLink } from './queries.ts';
import type { AccountServices } from './services.ts';

type Outcome = { ok: true } | Refused<'link_invalid'>;

/**
 * A job, run after the answer: nobody learns whether the address is known, nor whether it has had its mails of this hour. Those lie in its mailbox, so
 * whoever asks on keeps nobody out. better-auth's own call knows fewer addresses than can sign up.
 */
export async function findAccount(
  db: Database,
  { limits }: Pick<AccountServices, 'limits'>,
  email: string,
): Promise<void> {
  const allowed = await limits.resetMails.take(email);
  if (allowed.ok) await mailResetLink(db, email);
}

/**
 * The new password, the end of all sessions and of the account's other links, and the confirmed e-mail are written together. The lock of wrong
 * passwords is lifted; the history says that it happened.
 */
export async function resetPassword(
  { authPool, hashPassword, lanes, limits }: AccountServices,
  call: Pick<Call, 'pool' | 'address' | 'isGone'>,
  { token, password }: { token: string; password: string },
): Promise<Outcome> {
  const link = linkHash('reset', token);
  // Looked at first: who has no link costs no hash.
  const owner = await findLinkOwner(authPool, link);
  if (!owner) return { ok: false, reason: 'link_invalid' };
  const hash = await lanes.inTurn(asStranger(call), () => hashPassword(password));
  const email = await resetByLink(authPool, { owner, link, hash });
  if (!email) return { ok: false, reason: 'link_invalid' };
  await Promise.all([limits.wrongPasswords.forget(email), limits.wrongChecks.forget(owner)]);
  await record(databaseOf(call.pool, owner), owner, { action: 'reset_password', entity: 'users', entityId: owner });
  return { ok: true };
}

export async function isResetLinkValid({ authPool }: AccountServices, token: string): Promise<boolean> {
  return (await findLinkOwner(authPool, linkHash('reset', token))) !== undefined;
}

/** The refusals of the function that sends a reset link, as sentences. */
export const resetWording: Wording = (t, { code, data }) => {
  const { fields } = (data ?? {}) as { fields?: Record<string, string> };
  if (fields?.email === 'account:errors.emailRequired') return t('server:functions.EMAIL_MISSING');
  if (code === 'INVALID' || code === 'TOO_MANY_TRIES' || code === 'UNAVAILABLE') return t(`server:functions.${code}`);
  return t('server:functions.failed');
};
