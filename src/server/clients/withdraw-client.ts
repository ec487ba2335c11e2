import type { Client } from '#contract/clients/operations.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { deleteClient, isUntouched, readClient } from './queries.ts';

/** Until the transaction ends: nobody books or sells for them meanwhile. */
export function holdClient(db: Database, id: string): Promise<Client | undefined> {
  return readClient(db, id);
}

/** Who came into the books in passing goes again, unless something has been kept for them or about them since. The caller holds them. */
export async function withdrawClient({ db, owner }: Owned, client: Client): Promise<void> {
  if (!(await isUntouched(db, client.id))) return;
  await deleteClient(db, client.id);
  await record(db, owner, { action: 'delete', entity: 'clients', entityId: client.id, before: client });
}
