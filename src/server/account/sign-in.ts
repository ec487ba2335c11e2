import { APIError } from 'better-auth';
import type { Allowance } from '#server/kernel/limits.ts';
import type { OwnerId } from '#server/kernel/owner.ts';
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

  const signedIn = await askAuth(auth, attempt);
  if (!signedIn) return { ok: false, reason: 'wrong_credentials' };

  await Promise.all([limits.wrongPasswords.forget(attempt.email), noteSignIn(authPool, signedIn.user.id)]);
  return { ok: true, owner: signedIn.user.id as OwnerId, token: signedIn.token };
}

async function askAuth(auth: AccountServices['auth'], { email, password, userAgent }: Attempt) {
  try {
    return await auth.api.signInEmail({ body: { email, password }, headers: new Headers({ 'user-agent': userAgent }) });
  } catch (error) {
    if (error instanceof APIError && error.statusCode === 401) return null;
    throw error;
  }
}
