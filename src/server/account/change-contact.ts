import { record } from '#server/kernel/database/history.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { readContact, updateProfile } from './queries.ts';

type Contact = { business_name: string; phone: string | null; address: string };

/** For a use case that holds the transaction. */
export async function changeContact({ db, owner }: Owned, contact: Contact): Promise<void> {
  const before = await readContact(db, owner);
  await updateProfile(db, owner, contact);
  await record(db, owner, { action: 'update', entity: 'profiles', entityId: owner, before, after: contact });
}
