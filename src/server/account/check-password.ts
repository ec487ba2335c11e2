import type { OwnerId } from '#server/kernel/owner.ts';
import { verifyPassword } from './passwords.ts';
import { readPassword } from './queries.ts';
import type { AccountServices } from './services.ts';

type Outcome =
  | { ok: true }
  | { ok: false; reason: 'wrong' }
  | { ok: false; reason: 'locked'; retryAfterSeconds: number };

/** For what must not happen by a slip or at an unattended screen. Wrong ones count like wrong sign-ins do. */
export async function checkPassword(
  { authPool, limits }: AccountServices,
  owner: OwnerId,
  password: string,
): Promise<Outcome> {
  const { email, hash } = await readPassword(authPool, owner);
  const allowed = await limits.wrongPasswords.take(email);
  if (!allowed.ok) return { ok: false, reason: 'locked', retryAfterSeconds: allowed.retryAfterSeconds };
  if (!(await verifyPassword({ hash, password }))) return { ok: false, reason: 'wrong' };
  await limits.wrongPasswords.forget(email);
  return { ok: true };
}
