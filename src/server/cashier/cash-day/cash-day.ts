import type * as z from 'zod/mini';
import type { CashDay } from '#contract/cashier/cash-day.ts';
import type { cashMovementForm, closeCashDayForm } from '#contract/cashier/forms.ts';
import { record } from '#server/kernel/database/history.ts';
import { holding } from '#server/kernel/database/holding.ts';
import { once } from '#server/kernel/database/once.ts';
import type { Owned } from '#server/kernel/principal.ts';
import {
  closeDay,
  insertCashDay,
  insertMovement,
  lockOpenCashDay,
  readClosedCashDay,
  readOpenCashDay,
} from './queries.ts';

type Outcome<Reason> = { ok: true; day: CashDay } | { ok: false; reason: Reason };

export function openCashDay(owned: Owned, float: number): Promise<Outcome<'already_open'>> {
  return holding(owned, { wholeDrawer: true }, async ({ db, owner }) => {
    const id = await insertCashDay(db, owner, float);
    const day = await readOpenCashDay(db);
    if (!id || !day) return { ok: false, reason: 'already_open' };
    await record(db, owner, { action: 'open', entity: 'cash_days', entityId: id, after: { float } });
    return { ok: true, day };
  });
}

/** Cash that comes into the drawer or leaves it without a client, once for each key. */
export async function moveCash(
  { db, owner, idempotencyKey: key }: Owned & { idempotencyKey: string | undefined },
  form: z.output<typeof cashMovementForm>,
): Promise<Outcome<'not_open' | 'in_flight' | 'key_reused'>> {
  const call = { operation: 'cashier.moveCash', key, input: form };
  const outcome = await once(db, owner, call, async (db): Promise<Outcome<'not_open'>> => {
    const open = await lockOpenCashDay(db);
    if (!open) return { ok: false, reason: 'not_open' };
    const id = await insertMovement(db, owner, open, form);
    await record(db, owner, { action: 'create', entity: 'cash_movements', entityId: id, after: form });
    const day = await readOpenCashDay(db);
    if (!day) throw new Error('The open cash day is locked, and so it is there.');
    return { ok: true, day };
  });
  return outcome.ok ? outcome.value : outcome;
}

/**
 * Counted and compared: from here on its numbers stay as they are, whatever happens to the payments. Nobody receives anything meanwhile: what
 * is not counted here is received after it, and belongs to the next one.
 */
export function closeCashDay(
  owned: Owned,
  { id, counted, note }: z.output<typeof closeCashDayForm>,
): Promise<Outcome<'not_found' | 'not_open'>> {
  return holding(owned, { wholeDrawer: true }, async ({ db, owner }) => {
    const open = await lockOpenCashDay(db);
    if (open?.id !== id) {
      return { ok: false, reason: (await readClosedCashDay(db, id)) ? 'not_open' : 'not_found' };
    }
    const before = await readOpenCashDay(db, open.now);
    if (!before) throw new Error('The open cash day is locked, and so it is there.');
    await closeDay(db, before, { counted, note, now: open.now });
    const day = await readClosedCashDay(db, id);
    if (!day) throw new Error('The cash day was just closed.');
    await record(db, owner, { action: 'close', entity: 'cash_days', entityId: id, before, after: day });
    return { ok: true, day };
  });
}
