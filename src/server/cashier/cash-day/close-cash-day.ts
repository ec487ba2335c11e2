import type * as z from 'zod/mini';
import type { CashDay } from '#contract/cashier/cash-day.ts';
import type { closeCashDayForm } from '#contract/cashier/forms.ts';
import { record } from '#server/kernel/database/history.ts';
import { holding } from '#server/kernel/database/holding.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { closeDay, lockOpenCashDay, readClosedCashDay, readOpenCashDay } from './queries.ts';

type Outcome = { ok: true; day: CashDay } | { ok: false; reason: 'not_found' | 'not_open' };

/**
 * Counted and compared: from here on its numbers stay as they are, whatever happens to the payments. Nobody receives anything meanwhile: what
 * is not counted here is received after it, and belongs to the next one.
 */
export function closeCashDay(owned: Owned, { id, counted, note }: z.output<typeof closeCashDayForm>): Promise<Outcome> {
  return holding(owned, { wholeDrawer: true }, async ({ db, owner }): Promise<Outcome> => {
    const open = await lockOpenCashDay(db);
    if (open?.id !== id) {
      return { ok: false, reason: (await readClosedCashDay(db, id)) ? 'not_open' : 'not_found' };
    }
    const before = await readOpenCashDay(db, open.now);
    if (!before) throw new Error('The open cash day is locked, and so it is there.');
    await closeDay(db, owner, before, { counted, note, now: open.now });
    const day = await readClosedCashDay(db, id);
    if (!day) throw new Error('The cash day was just closed.');
    await record(db, owner, { action: 'close', entity: 'cash_days', entityId: id, before, after: day });
    return { ok: true, day };
  });
}
