import type { CashDay } from '#contract/cashier/cash-day.ts';
import { record } from '#server/kernel/database/history.ts';
import { holding } from '#server/kernel/database/holding.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { insertCashDay, readOpenCashDay } from './queries.ts';

type Outcome = { ok: true; day: CashDay } | { ok: false; reason: 'already_open' };

export function openCashDay(owned: Owned, float: number): Promise<Outcome> {
  return holding(owned, { wholeDrawer: true }, async ({ db, owner }): Promise<Outcome> => {
    const id = await insertCashDay(db, owner, float);
    const day = await readOpenCashDay(db);
    if (!id || !day) return { ok: false, reason: 'already_open' };
    await record(db, owner, { action: 'open', entity: 'cash_days', entityId: id, after: { float } });
    return { ok: true, day };
  });
}
