import type { Database } from '#server/kernel/db.ts';
import { record } from '#server/kernel/history.ts';
import type { OwnerId } from '#server/kernel/owner.ts';
import { replacePassword } from './queries.ts';
import type { AccountServices } from './services.ts';

type Owned = { db: Database; owner: OwnerId; token: string };

/** Whoever else is signed in with the old password is signed out; this window stays. */
export async function changePassword(
  { authPool, hashPassword }: AccountServices,
  { db, owner, token }: Owned,
  password: string,
): Promise<void> {
  await replacePassword(authPool, owner, await hashPassword(password), token);
  // The history says that it happened, never what it was.
  await record(db, owner, { action: 'change_password', entity: 'users', entityId: owner });
}
