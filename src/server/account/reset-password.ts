import { randomBytes } from 'node:crypto';
import { APIError } from 'better-auth';
import type pg from 'pg';
import { databaseOf } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { noteUsedResetLink } from './queries.ts';
import type { AccountLimits, AccountServices } from './services.ts';

const LINK_SECONDS = 60 * 60;

type Outcome = { ok: true } | { ok: false; reason: 'link_invalid' };

/** Runs after the answer: nobody learns whether the address is known. better-auth's own call knows fewer addresses than can sign up. */
export async function sendResetLink({ auth, mailLink }: AccountServices, email: string): Promise<void> {
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

export async function resetPassword({ auth }: AccountServices, token: string, newPassword: string): Promise<Outcome> {
  try {
    await auth.api.resetPassword({ body: { token, newPassword } });
    return { ok: true };
  } catch (error) {
    if (error instanceof APIError && error.statusCode === 400) return { ok: false, reason: 'link_invalid' };
    throw error;
  }
}

export async function isResetLinkValid({ auth }: AccountServices, token: string): Promise<boolean> {
  const { internalAdapter } = await auth.$context;
  const link = await internalAdapter.findVerificationValue(identifierOf(token));
  return link !== null && link !== undefined && link.expiresAt > new Date();
}

/** As better-auth names the link when it takes it back; stored hashed. */
function identifierOf(token: string): string {
  return `reset-password:${token}`;
}

/** A new password ends the account's other links, lifts the lock of wrong ones and confirms the e-mail; the history says that it happened. */
export async function notePasswordReset(
  { pool, authPool, limits }: { pool: pg.Pool; authPool: pg.Pool; limits: AccountLimits },
  user: { id: string; email: string },
): Promise<void> {
  const owner = user.id as OwnerId;
  await noteUsedResetLink(authPool, owner);
  await limits.wrongPasswords.forget(user.email);
  await record(databaseOf(pool, owner), owner, { action: 'reset_password', entity: 'users', entityId: owner });
}
