import type { Call } from '#server/kernel/http/api.ts';
import { asOwner } from '#server/kernel/http/lanes.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { verifyPassword } from './passwords.ts';
import { readPassword } from './queries.ts';
import type { AccountServices, Checked } from './services.ts';

/**
 * For what must not happen by a slip or at an unattended screen. Wrong ones count for the account, and apart from wrong sign-ins: those anybody
 * can make.
 */
export function checkPassword(
  { authPool, limits, lanes, oneTry }: AccountServices,
  context: { owner: OwnerId } & Pick<Call, 'isGone'>,
  password: string,
): Promise<Checked> {
  const { owner } = context;
  // In its turn: who is sent away before it, or has hung up, has tried nothing.
  async function look(): Promise<Checked> {
    const allowed = await limits.wrongChecks.take(owner);
    if (!allowed.ok) return { ok: false, reason: 'too_many_tries', retryAfterSeconds: allowed.retryAfterSeconds };
    const hash = await readPassword(authPool, owner);
    if (!(await verifyPassword({ hash, password }))) return { ok: false, reason: 'wrong_password' };
    await limits.wrongChecks.forget(owner);
    return { ok: true, hash };
  }
  return oneTry.checks(`${owner} ${password}`, () => lanes.inTurn(asOwner(context), look));
}
