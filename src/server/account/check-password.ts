import type { OwnerId } from '#server/kernel/principal.ts';
import { verifyPassword } from './passwords.ts';
import { readPassword } from './queries.ts';
import type { AccountServices } from './services.ts';

type Outcome =
  | { ok: true }
  | { ok: false; reason: 'wrong_password' }
  | { ok: false; reason: 'locked'; retryAfterSeconds: number };

/** Which errors of the contract these are, for every operation that carries the password. */
export const passwordRefusals = { wrong_password: 'WRONG_PASSWORD', locked: 'TOO_MANY_TRIES' } as const;

/** For what must not happen by a slip or at an unattended screen. Wrong ones count like wrong sign-ins do. */
export async function checkPassword(
  { authPool, limits }: AccountServices,
  owner: OwnerId,
  password: string,
): Promise<Outcome> {
  const { email, hash } = await readPassword(authPool, owner);
  const allowed = await limits.wrongPasswords.take(email);
  if (!allowed.ok) return { ok: false, reason: 'locked', retryAfterSeconds: allowed.retryAfterSeconds };
  if (!(await verifyPassword({ hash, password }))) return { ok: false, reason: 'wrong_password' };
  await limits.wrongPasswords.forget(email);
  return { ok: true };
}
