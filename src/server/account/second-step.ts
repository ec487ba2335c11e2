import { createHash } from 'node:crypto';
import { typedCode } from '#domain/account/two-step.ts';
import type { Call } from '#server/kernel/http/api.ts';
import type { AccountId } from '#server/kernel/principal.ts';
import type { Refused } from '#server/kernel/refusal.ts';
import { findLinkAccount, newToken } from './queries.ts';
import { recordOfAccount } from './record-of-account.ts';
import type { AccountServices, TooManyTries } from './services.ts';
import { stepOfCode } from './totp.ts';
import { makeTicket, readSecret, type Spending, startSecondSession } from './two-step-queries.ts';

/** As it is stored: whoever reads the database has taken no first step. */
const ticketHash = (ticket: string) => createHash('sha256').update(`second-step:${ticket}`).digest('base64url');

/** For whoever has just given this password, and needs a code besides; undefined where the password was changed meanwhile. */
export async function ticketFor(
  { authPool }: AccountServices,
  { account, hash }: { account: AccountId; hash: string },
): Promise<string | undefined> {
  const ticket = newToken();
  return (await makeTicket(authPool, { account, hash, ticket: ticketHash(ticket) })) ? ticket : undefined;
}

type Outcome =
  | { ok: true; account: AccountId; token: string }
  | Refused<'ticket_expired' | 'wrong_code'>
  | TooManyTries;

export async function takeSecondStep(
  services: AccountServices,
  call: Pick<Call, 'address' | 'userAgent' | 'now' | 'pool'>,
  { ticket: given, code }: { ticket: string; code: string },
): Promise<Outcome> {
  const { authPool, limits } = services;
  const ticket = ticketHash(given);
  const account = await findLinkAccount(authPool, ticket);
  if (!account) return { ok: false, reason: 'ticket_expired' };
  const checked = await checkCode(services, account, code, call.now());
  if (!checked.ok) return checked;
  const { spending } = checked;
  const { userAgent, address } = call;
  const started = await startSecondSession(authPool, { account, ticket, spending, userAgent, address });
  if (typeof started === 'string') return { ok: false, reason: started };
  await limits.wrongCodes.forget(account);
  if (spending.recovery) await recordOfAccount(services, call, account, 'use_recovery_code');
  return { ok: true, account, token: started.token };
}

type CheckedCode = { ok: true; spending: Spending } | Refused<'wrong_code'> | TooManyTries;

/** What of the account's row a code would use up. Counted before it is looked at: parallel guesses all count. Whoever uses it up forgets the count. */
export async function checkCode(
  { authPool, limits, twoStep }: AccountServices,
  account: AccountId,
  typed: string,
  now: Temporal.Instant,
): Promise<CheckedCode> {
  const allowed = await limits.wrongCodes.take(account);
  if (!allowed.ok) return { ok: false, reason: 'too_many_tries', retryAfterSeconds: allowed.retryAfterSeconds };
  const { kind, code } = typedCode(typed);
  if (kind === 'recovery') return { ok: true, spending: { step: null, recovery: twoStep.fingerprint(code) } };
  const stored = await readSecret(authPool, account, { isConfirmed: true });
  const step = stored && stepOfCode(twoStep.read(account, stored), code, now);
  return step === undefined ? { ok: false, reason: 'wrong_code' } : { ok: true, spending: { step, recovery: null } };
}
