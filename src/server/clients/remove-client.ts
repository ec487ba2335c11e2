import { inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { deleteClient, readClient } from './queries.ts';
import { amountOwed } from './to-receive-queries.ts';

type Outcome = { ok: true } | { ok: false; reason: 'not_found' } | { ok: false; reason: 'client_owes'; amount: number };

/** Past appointments keep the name. Who owes something stays: nobody would know any more from whom to receive it. */
export function removeClient({ db, owner }: Owned, id: string): Promise<Outcome> {
  return inTransaction(db, async (db) => {
    // Held first: who finalises something for this client holds them too, so what they owe is all there, or refused.
    const before = await readClient(db, id);
    if (!before) return { ok: false, reason: 'not_found' };
    const amount = await amountOwed(db, id);
    if (amount > 0) return { ok: false, reason: 'client_owes', amount };
    await deleteClient(db, id);
    await record(db, owner, { action: 'delete', entity: 'clients', entityId: id, before });
    return { ok: true };
  });
}
