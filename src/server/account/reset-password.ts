import { APIError } from 'better-auth';
import type pg from 'pg';
import { databaseOf } from '#server/kernel/db.ts';
import { record } from '#server/kernel/history.ts';
import type { OwnerId } from '#server/kernel/owner.ts';
import type { AccountLimits, AccountServices } from './services.ts';

type Outcome = { ok: true } | { ok: false; reason: 'link_invalid' };

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
  const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  return link !== null && link !== undefined && link.expiresAt > new Date();
}

/** A new password also lifts the lock that wrong ones put on the account; the history says that it happened. */
export async function notePasswordReset(
  pool: pg.Pool,
  limits: AccountLimits,
  user: { id: string; email: string },
): Promise<void> {
  const owner = user.id as OwnerId;
  await limits.wrongPasswords.forget(user.email);
  await record(databaseOf(pool, owner), owner, { action: 'reset_password', entity: 'users', entityId: owner });
}
