import type { Call } from '#server/kernel/http/api.ts';
import { asStranger } from '#server/kernel/http/lanes.ts';
import type { AccountId, OwnerId } from '#server/kernel/principal.ts';
import type { Refused } from '#server/kernel/refusal.ts';
import { insertUser, isEmailTaken, startSession } from './queries.ts';
import type { AccountServices } from './services.ts';

export type NewAccount = {
  email: string;
  name: string;
  password: string;
  /** What the database makes of it: a salon, or a member of the one that has invited. */
  signUp: object;
  /** That one, which the mail about the account speaks for. */
  salon?: OwnerId;
};

type Made = { ok: true; account: AccountId; token: string } | Refused<'email_taken'>;

/** An account with its first session. What the database refuses besides is thrown: whoever asked knows what it was to make. */
export async function makeAccount(
  { authPool, hashPassword, lanes }: AccountServices,
  call: Pick<Call, 'address' | 'isGone' | 'userAgent'>,
  { password, ...user }: NewAccount,
): Promise<Made> {
  if (await isEmailTaken(authPool, user.email)) return { ok: false, reason: 'email_taken' };
  const passwordHash = await lanes.inTurn(asStranger(call), () => hashPassword(password));
  try {
    const account = await insertUser(authPool, { ...user, passwordHash });
    const token = await startSession(authPool, {
      account,
      hash: passwordHash,
      userAgent: call.userAgent,
      address: call.address,
    });
    if (!token) throw new Error('The account was changed before its first session.');
    return { ok: true, account, token };
  } catch (error) {
    // Nothing was kept: all its tables are written in one transaction.
    const { code, schema } = error as { code?: string; schema?: string };
    if (code === '23505' && schema === 'auth') return { ok: false, reason: 'email_taken' };
    throw error;
  }
}
