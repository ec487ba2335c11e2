import type { Call } from '#server/kernel/http/api.ts';
import { asAccount } from '#server/kernel/http/lanes.ts';
import type { AccountId } from '#server/kernel/principal.ts';
import { verifyPassword } from './passwords.ts';
import { readPassword } from './queries.ts';
import type { AccountServices, Checked } from './services.ts';

/**
 * For what must not happen by a slip or at an unattended screen: the password of whoever acts. Wrong ones count for the account, and apart from wrong sign-ins: those anybody
 * can make.
 */
export function checkPassword(
  { authPool, limits, lanes, oneTry }: AccountServices,
  context: { account: AccountId } & Pick<Call, 'isGone'>,
  password: string,
): Promise<Checked> {
  const { account } = context;
  // In its turn: who is sent away before it, or has hung up, has tried nothing.
  async function look(): Promise<Checked> {
    const allowed = await limits.wrongChecks.take(account);
    if (!allowed.ok) return { ok: false, reason: 'too_many_tries', retryAfterSeconds: allowed.retryAfterSeconds };
    const hash = await readPassword(authPool, account);
    if (!(await verifyPassword({ hash, password }))) return { ok: false, reason: 'wrong_password' };
    await limits.wrongChecks.forget(account);
    return { ok: true, hash };
  }
  return oneTry.checks(`${account} ${password}`, () => lanes.inTurn(asAccount(context), look));
}
