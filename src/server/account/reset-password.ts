import type { Database } from '#server/kernel/database/db.ts';
import type { Call } from '#server/kernel/http/api.ts';
import { asStranger } from '#server/kernel/http/lanes.ts';
import type { Wording } from '#server/kernel/http/wording.ts';
import type { Refused } from '#server/kernel/refusal.ts';
import { linkHash } from './mail-link.ts';
import { findLinkAccount, mailResetLink, resetByLink } from './queries.ts';
import { recordOfAccount } from './record-of-account.ts';
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
  services: AccountServices,
  call: Pick<Call, 'pool' | 'address' | 'isGone'>,
  { token, password }: { token: string; password: string },
): Promise<Outcome> {
  const { authPool, hashPassword, lanes, limits } = services;
  const link = linkHash('reset', token);
  // Looked at first: who has no link costs no hash.
  const account = await findLinkAccount(authPool, link);
  if (!account) return { ok: false, reason: 'link_invalid' };
  const hash = await lanes.inTurn(asStranger(call), () => hashPassword(password));
  const email = await resetByLink(authPool, { account, link, hash });
  if (!email) return { ok: false, reason: 'link_invalid' };
  await Promise.all([limits.wrongPasswords.forget(email), limits.wrongChecks.forget(account)]);
  await recordOfAccount(services, call, account, 'reset_password');
  return { ok: true };
}

export async function isResetLinkValid({ authPool }: AccountServices, token: string): Promise<boolean> {
  return (await findLinkAccount(authPool, linkHash('reset', token))) !== undefined;
}

/** The refusals of the function that sends a reset link, as sentences. */
export const resetWording: Wording = (t, { code, data }) => {
  const { fields } = (data ?? {}) as { fields?: Record<string, string> };
  if (fields?.email === 'account:errors.emailRequired') return t('server:functions.EMAIL_MISSING');
  if (code === 'INVALID' || code === 'TOO_MANY_TRIES' || code === 'UNAVAILABLE') return t(`server:functions.${code}`);
  return t('server:functions.failed');
};
