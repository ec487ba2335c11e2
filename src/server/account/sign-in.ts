import type { Call } from '#server/kernel/http/api.ts';
import { asStranger } from '#server/kernel/http/lanes.ts';
import type { AccountId } from '#server/kernel/principal.ts';
import { NOBODYS_HASH, verifyPassword } from './passwords.ts';
import { startSession } from './queries.ts';
import { ticketFor } from './second-step.ts';
import type { AccountServices, Recognised } from './services.ts';

type Attempt = { email: string; password: string };

type Refused = Exclude<Recognised, { ok: true }>;

type Outcome =
  | { ok: true; account: AccountId; token: string }
  | Refused
  /** Said only after the right password: a stranger does not learn who has it on. */
  | { ok: false; reason: 'two_step'; ticket: string };

const WRONG: Refused = { ok: false, reason: 'wrong_credentials' };

export async function signIn(
  services: AccountServices,
  call: Pick<Call, 'address' | 'isGone' | 'userAgent'>,
  attempt: Attempt,
): Promise<Outcome> {
  const { lanes, oneTry, authPool } = services;
  const recognised = await oneTry.signIns(`${attempt.email} ${attempt.password}`, () =>
    lanes.inTurn(asStranger(call), () => recognise(services, attempt)),
  );
  if (!recognised.ok) return recognised;
  const { account, hash } = recognised;
  const token = await startSession(authPool, { account, hash, userAgent: call.userAgent, address: call.address });
  if (token) return { ok: true, account, token };
  const ticket = await ticketFor(services, { account, hash });
  // Changed while we looked: what was right is no more.
  return ticket ? { ok: false, reason: 'two_step', ticket } : WRONG;
}

/** Not better-auth's own sign-in: it knows fewer e-mail addresses than can sign up. */
async function recognise({ auth, limits }: AccountServices, { email, password }: Attempt): Promise<Recognised> {
  // Taken before the password is looked at: twenty parallel guesses are twenty tries. Success gives them back.
  const allowed = await limits.wrongPasswords.take(email);
  if (!allowed.ok) return { ok: false, reason: 'too_many_tries', retryAfterSeconds: allowed.retryAfterSeconds };
  const users = await auth();
  const found = await users.findUserByEmail(email, { includeAccounts: true });
  const hash = found?.accounts.find(({ providerId }) => providerId === 'credential')?.password;
  // An unknown address costs a hash too, or the time would tell who has an account.
  const isRight = await verifyPassword({ hash: hash ?? NOBODYS_HASH, password });
  if (!found || !hash || !isRight) return WRONG;
  await limits.wrongPasswords.forget(email);
  return { ok: true, account: found.user.id as AccountId, hash };
}
