import type { Call } from '#server/kernel/http/api.ts';
import { asAccount } from '#server/kernel/http/lanes.ts';
import type { AccountId } from '#server/kernel/principal.ts';
import { checkPassword } from './check-password.ts';
import { replacePassword } from './queries.ts';
import { recordOfAccount } from './record-of-account.ts';
import type { AccountServices } from './services.ts';

/** Whoever else is signed in with the old password is signed out, and links that would set another end; this window stays. */
export async function changePassword(
  services: AccountServices,
  context: { account: AccountId; token: string } & Pick<Call, 'isGone' | 'pool'>,
  { current, password }: { current: string; password: string },
) {
  const { account, token } = context;
  const checked = await checkPassword(services, context, current);
  if (!checked.ok) return checked;
  const hash = await services.lanes.inTurn(asAccount(context), () => services.hashPassword(password));
  // Another window, or a link, was faster: the password that was given is no longer the present one.
  const isReplaced = await replacePassword(services.authPool, {
    account,
    from: checked.hash,
    to: hash,
    keptToken: token,
  });
  if (!isReplaced) return { ok: false, reason: 'wrong_password' } as const;
  // The history says that it happened, never what it was.
  await recordOfAccount(services, context, account, 'change_password');
  return { ok: true } as const;
}
