import type { CashierSettings } from '#contract/cashier-forms.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { readCashierSettings, updateCashierSettings } from './queries.ts';

/** What is already paid keeps the fee that was taken then. */
export function changeCashierSettings({ db, owner }: Owned, settings: CashierSettings): Promise<CashierSettings> {
  return inTransaction(db, async (db) => {
    const before = await readCashierSettings(db, owner);
    await updateCashierSettings(db, owner, settings);
    // As they were kept: a percentage has two decimals.
    const after = await readCashierSettings(db, owner);
    await record(db, owner, { action: 'update', entity: 'profiles', entityId: owner, before, after });
    return after;
  });
}
