import type { ImportedClient } from '#contract/clients/forms.ts';
import type { KnownPhones } from '#contract/clients/operations.ts';
import { record } from '#server/kernel/database/history.ts';
import { holding } from '#server/kernel/database/holding.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { insertNewClients, namesOfPhones } from './queries.ts';
import { insertTags } from './tag-queries.ts';

type Imported = { imported: number; known: KnownPhones };

/** All new clients or none. Whose phone the salon has had before, or has since the preview, is left out and named. */
export function importClients(owned: Owned, clients: ImportedClient[]): Promise<Imported> {
  return holding(owned, { imports: true }, async ({ db, owner }) => {
    const added = await insertNewClients(db, owner, clients);
    const fresh = new Set(added.map((client) => client.phone));
    const leftOut = clients.map((client) => client.phone).filter((phone) => !fresh.has(phone));
    const ids = new Map(added.map(({ phone, id }) => [phone, id]));
    const tags = clients.flatMap(({ phone, tags = [] }) => {
      const client_id = ids.get(phone);
      // An earlier row with the phone is the client, and only it brings tags.
      ids.delete(phone);
      return client_id === undefined ? [] : tags.map((tag) => ({ client_id, tag }));
    });
    if (tags.length > 0) await insertTags(db, owner, tags);
    if (added.length > 0) {
      // One entry holds all of them: ten thousand entries would bury the rest of the history.
      const after = { count: added.length, clients: added };
      await record(db, owner, { action: 'import', entity: 'clients', entityId: owner, after });
    }
    return { imported: added.length, known: leftOut.length > 0 ? await namesOfPhones(db, leftOut) : [] };
  });
}
