import type { Allowance } from '#server/kernel/http/limits.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { NOBODYS_HASH, verifyPassword } from './passwords.ts';
import { noteSignIn } from './queries.ts';
import type { AccountServices } from './services.ts';

type Attempt = { email: string; password: string; userAgent: string };

type Outcome =
  | { ok: true; owner: OwnerId; token: string }
  | { ok: false; reason: 'wrong_credentials' }
  | { ok: false; reason: 'locked'; retryAfterSeconds: number };

export async function signIn({ auth, authPool, limits }: AccountServices, attempt: Attempt): Promise<Outcome> {
  // Taken before the password is looked at: twenty parallel guesses are twenty tries. Success gives them back.
  const allowed: Allowance = await limits.wrongPasswords.take(attempt.email);
  if (!allowed.ok) return { ok: false, reason: 'locked', retryAfterSeconds: allowed.retryAfterSeconds };

  const owner = await ownerWith(auth, attempt);
  if (!owner) return { ok: false, reason: 'wrong_credentials' };

  const { internalAdapter } = await auth.$context;
  const [session] = await Promise.all([
    internalAdapter.createSession(owner, false, { userAgent: attempt.userAgent }),
    limits.wrongPasswords.forget(attempt.email),
    noteSignIn(authPool, owner),
  ]);
  return { ok: true, owner, token: session.token };
}

/** Not better-auth's own sign-in: it knows fewer e-mail addresses than can sign up. */
async function ownerWith(auth: AccountServices['auth'], { email, password }: Attempt): Promise<OwnerId | null> {
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findUserByEmail(email, { includeAccounts: true });
  const hash = found?.accounts.find(({ providerId }) => providerId === 'credential')?.password;
  // An unknown address costs a hash too, or the time would tell who has an account.
  const isRight = await verifyPassword({ hash: hash ?? NOBODYS_HASH, password });
  return found && isRight ? (found.user.id as OwnerId) : null;
}
