import { inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { endSettlementOffer } from './settlement-queries.ts';

/** It is not made again. */
export function dismissSettlementOffer({ db, owner }: Owned): Promise<void> {
  return inTransaction(db, async (db) => {
    if (!(await endSettlementOffer(db, owner))) return;
    const after = { settlement_offer: null };
    await record(db, owner, { action: 'update', entity: 'profiles', entityId: owner, after });
  });
}
