import type { Sale } from '#contract/cashier/sales.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { pay } from '#server/payments/pay.ts';
import { lockSale, setCancelled } from './queries.ts';

type Outcome = { ok: true } | { ok: false; reason: 'not_found' | 'not_open' };

/** Who cancels twice has cancelled. */
export function cancelSale({ db, owner }: Owned, id: string): Promise<Outcome> {
  return inTransaction(db, async (db): Promise<Outcome> => {
    const before = await lockSale(db, id);
    if (!before) return { ok: false, reason: 'not_found' };
    if (before.status === 'cancelled') return { ok: true };
    if (before.status === 'finalised') return { ok: false, reason: 'not_open' };
    await cancelOpen({ db, owner }, before);
    return { ok: true };
  });
}

/** For a use case that holds the transaction and the open sale. How it would have been paid is forgotten. */
export async function cancelOpen({ db, owner }: Owned, before: Sale): Promise<void> {
  await pay({ db, owner }, { kind: 'sale', id: before.id, day: null }, []);
  await setCancelled(db, before.id);
  const after = { ...before, status: 'cancelled', payments: [] };
  await record(db, owner, { action: 'update', entity: 'sales', entityId: before.id, before, after });
}
