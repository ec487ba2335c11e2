import { changeSettings } from '#server/account/change-settings.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { lockSettlementOffer } from './settlement-queries.ts';

/** It is not made again. */
export function dismissSettlementOffer({ db, owner }: Owned): Promise<void> {
  return inTransaction(db, async (db) => {
    if ((await lockSettlementOffer(db, owner)) === null) return;
    const after = { settlement_offer: null };
    await changeSettings({ db, owner }, after);
    await record(db, owner, { action: 'update', entity: 'profiles', entityId: owner, after });
  });
}
