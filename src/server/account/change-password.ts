import { record } from '#server/kernel/database/history.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { replacePassword } from './queries.ts';
import type { AccountServices } from './services.ts';

/** Whoever else is signed in with the old password is signed out; this window stays. */
export async function changePassword(
  { authPool, hashPassword }: AccountServices,
  { db, owner, token }: Owned & { token: string },
  password: string,
): Promise<void> {
  await replacePassword(authPool, owner, await hashPassword(password), token);
  // The history says that it happened, never what it was.
  await record(db, owner, { action: 'change_password', entity: 'users', entityId: owner });
}
