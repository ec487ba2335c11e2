import type { Client } from '#contract/clients/operations.ts';
import { titleCase } from '#domain/shared/names.ts';
import { phoneCountryOf } from '#domain/shared/phone.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { findByPhone, insertNewClients } from './queries.ts';

/** Whose phone this is in the salon's books; who is not in them yet is added under that name. The caller holds the transaction. */
export async function clientOfPhone(
  { db, owner }: Owned,
  { name, phone }: { name: string; phone: string },
): Promise<Pick<Client, 'id' | 'name'> & { isAdded: boolean }> {
  const form = { name: titleCase(name), phone, phone_country: phoneCountryOf(phone) ?? 'BR', email: '' } as const;
  for (;;) {
    const known = await findByPhone(db, phone);
    if (known) return { ...known, isAdded: false };
    const [added] = await insertNewClients(db, owner, [form]);
    if (added) {
      await record(db, owner, { action: 'create', entity: 'clients', entityId: added.id, after: added });
      return { ...added, isAdded: true };
    }
    // Somebody else added the same phone between the two statements: now it is found.
  }
}
