import { authenticatorUri, typedCode } from '#domain/account/two-step.ts';
import type { Call } from '#server/kernel/http/api.ts';
import type { AccountId } from '#server/kernel/principal.ts';
import type { Refused } from '#server/kernel/refusal.ts';
import { checkPassword } from './check-password.ts';
import { readUser } from './queries.ts';
import { recordOfAccount } from './record-of-account.ts';
import { checkCode } from './second-step.ts';
import type { AccountServices, TooManyTries } from './services.ts';
import { stepOfCode } from './totp.ts';
import { confirmSecret, deleteSecret, keepSecret, readSecret } from './two-step-queries.ts';
import { newRecoveryCodes } from './two-step-secrets.ts';

type Own = { account: AccountId } & Pick<Call, 'isGone' | 'now' | 'pool'>;

type Begun = { ok: true; key: string; uri: string } | Refused<'wrong_password' | 'two_step_on'> | TooManyTries;

/** A key for the app. Until a code has confirmed it nothing changes, and the next one takes its place. */
export async function beginTwoStep(
  services: AccountServices,
  own: Own,
  { password }: { password: string },
): Promise<Begun> {
  const { authPool, twoStep } = services;
  const checked = await checkPassword(services, own, password);
  if (!checked.ok) return checked;
  const { stored, key } = twoStep.make(own.account);
  if (!(await keepSecret(authPool, own.account, stored))) return { ok: false, reason: 'two_step_on' };
  const { email } = await readUser(authPool, own.account);
  return { ok: true, key, uri: authenticatorUri(email, key) };
}

type Confirmed = { ok: true; recovery_codes: string[] } | Refused<'wrong_code' | 'not_begun'> | TooManyTries;

/**
 * From here on the password alone signs nobody in. The recovery codes are told this once; what is stored are fingerprints. Tries are counted as at the sign-in:
 * whoever finds an open window, and a key in it that was begun and left, must not come by codes of their own through guessing.
 */
export async function confirmTwoStep(
  services: AccountServices,
  own: Own,
  { code }: { code: string },
): Promise<Confirmed> {
  const { authPool, limits, twoStep } = services;
  const secret = await readSecret(authPool, own.account, { isConfirmed: false });
  if (!secret) return { ok: false, reason: 'not_begun' };
  const allowed = await limits.wrongCodes.take(own.account);
  if (!allowed.ok) return { ok: false, reason: 'too_many_tries', retryAfterSeconds: allowed.retryAfterSeconds };
  const step = stepOfCode(twoStep.read(own.account, secret), typedCode(code).code, own.now());
  if (step === undefined) return { ok: false, reason: 'wrong_code' };
  const codes = newRecoveryCodes();
  const recoveryCodes = codes.map(twoStep.fingerprint);
  const isConfirmed = await confirmSecret(authPool, own.account, { secret, step, recoveryCodes });
  if (!isConfirmed) return { ok: false, reason: 'not_begun' };
  await limits.wrongCodes.forget(own.account);
  await recordOfAccount(services, own, own.account, 'turn_on_two_step');
  return { ok: true, recovery_codes: codes };
}

/** Asks for both, so that neither an unattended screen nor a lost phone is enough. */
export async function turnOffTwoStep(
  services: AccountServices,
  own: Own,
  { password, code }: { password: string; code: string },
) {
  const { authPool, limits } = services;
  const checked = await checkPassword(services, own, password);
  if (!checked.ok) return checked;
  const right = await checkCode(services, own.account, code, own.now());
  if (!right.ok) return right;
  if (!(await deleteSecret(authPool, own.account, right.spending))) return { ok: false, reason: 'wrong_code' } as const;
  await limits.wrongCodes.forget(own.account);
  await recordOfAccount(services, own, own.account, 'turn_off_two_step');
  return { ok: true } as const;
}
