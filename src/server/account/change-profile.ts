import type { Profile } from '#contract/account.ts';
import { type Database, inTransaction } from '#server/kernel/db.ts';
import { record } from '#server/kernel/history.ts';
import type { OwnerId } from '#server/kernel/owner.ts';
import { type ProfileChange, readProfile, updateProfile } from './queries.ts';

type Owned = { db: Database; owner: OwnerId };

export function changeProfile({ db, owner }: Owned, change: ProfileChange): Promise<Profile> {
  return inTransaction(db, async (db) => {
    const before = await readProfile(db, owner);
    const after = await updateProfile(db, owner, change);
    await record(db, owner, { action: 'update', entity: 'profiles', entityId: owner, before, after });
    return after;
  });
}
