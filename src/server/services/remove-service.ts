import { inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { deleteService, lockService } from './queries.ts';

type Outcome = { ok: true } | { ok: false; reason: 'not_found' };

export function removeService({ db, owner }: Owned, id: string): Promise<Outcome> {
  return inTransaction(db, async (db) => {
    const before = await lockService(db, id);
    if (!before) return { ok: false, reason: 'not_found' };
    await deleteService(db, id);
    await record(db, owner, { action: 'delete', entity: 'services', entityId: id, before });
    return { ok: true };
  });
}
