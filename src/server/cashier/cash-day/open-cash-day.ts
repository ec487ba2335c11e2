import type { CashDay } from '#contract/cashier/cash-day.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { holdDrawer } from '#server/payments/hold-drawer.ts';
import { insertCashDay, readOpenCashDay } from './queries.ts';

type Outcome = { ok: true; day: CashDay } | { ok: false; reason: 'already_open' };

export function openCashDay({ db, owner }: Owned, float: number): Promise<Outcome> {
  return inTransaction(db, async (db) => {
    await holdDrawer(db, owner);
    const id = await insertCashDay(db, owner, float);
    const day = await readOpenCashDay(db);
    if (!id || !day) return { ok: false, reason: 'already_open' };
    await record(db, owner, { action: 'open', entity: 'cash_days', entityId: id, after: { float } });
    return { ok: true, day };
  });
}
