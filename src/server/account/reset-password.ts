import { createHash, randomBytes } from 'node:crypto';
import { databaseOf } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Call } from '#server/kernel/http/api.ts';
import { asStranger } from '#server/kernel/http/lanes.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { findLinkOwner, resetByLink } from './queries.ts';
import type { AccountServices } from './services.ts';

const LINK_SECONDS = 60 * 60;

type Outcome = { ok: true } | { ok: false; reason: 'link_invalid' };

/**
 * Runs after the answer: nobody learns whether the address is known, nor whether it has had its mails of this hour. Those lie in its mailbox, so
 * whoever asks on keeps nobody out. better-auth's own call knows fewer addresses than can sign up.
 */
export async function sendResetLink({ auth, limits, mailLink }: AccountServices, email: string): Promise<void> {
  const allowed = await limits.resetMails.take(email);
  if (!allowed.ok) return;
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findUserByEmail(email);
  if (!found) return;
  const token = randomBytes(24).toString('base64url');
  await internalAdapter.createVerificationValue({
    value: found.user.id,
    identifier: identifierOf(token),
    expiresAt: new Date(Date.now() + LINK_SECONDS * 1000),
  });
  await mailLink({ kind: 'reset', owner: found.user.id as OwnerId, email: found.user.email, token });
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
  const link = hashOf(token);
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

export async function isResetLinkValid({ auth }: AccountServices, token: string): Promise<boolean> {
  const { internalAdapter } = await auth.$context;
  const link = await internalAdapter.findVerificationValue(identifierOf(token));
  return link !== null && link !== undefined && link.expiresAt > new Date();
}

/** As better-auth names the link that it keeps. */
function identifierOf(token: string): string {
  return `reset-password:${token}`;
}

/** As it stores that name. */
function hashOf(token: string): string {
  return createHash('sha256').update(identifierOf(token)).digest('base64url');
}
