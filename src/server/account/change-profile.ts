import type { Profile } from '#contract/account/operations.ts';
import { type Country, timeZoneFor } from '#domain/shared/countries.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { type ProfileChange, readContact, readProfile, updateProfile } from './queries.ts';

/** What changes may depend on what is there. */
export function changeProfile(
  { db, owner }: Owned,
  change: ProfileChange | ((before: Profile) => ProfileChange),
): Promise<Profile> {
  return inTransaction(db, async (db) => {
    const before = await readProfile(db, owner);
    const after = await updateProfile(db, owner, typeof change === 'function' ? change(before) : change);
    await record(db, owner, { action: 'update', entity: 'profiles', entityId: owner, before, after });
    return after;
  });
}

/** A salon that moves takes its time zone along only where the new country has it. */
export function changeCountry(owned: Owned, country: Country): Promise<Profile> {
  return changeProfile(owned, ({ timezone }) => ({ country, timezone: timeZoneFor(country, timezone) }));
}

type Contact = { business_name: string; phone: string | null; address: string };

/** For a use case that holds the transaction. */
export async function changeContact({ db, owner }: Owned, contact: Contact): Promise<void> {
  const before = await readContact(db, owner);
  await updateProfile(db, owner, contact);
  await record(db, owner, { action: 'update', entity: 'profiles', entityId: owner, before, after: contact });
}
