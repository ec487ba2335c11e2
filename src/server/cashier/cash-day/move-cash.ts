import type * as z from 'zod/mini';
import type { CashDay } from '#contract/cashier/cash-day.ts';
import type { cashMovementForm } from '#contract/cashier/forms.ts';
import { record } from '#server/kernel/database/history.ts';
import { once } from '#server/kernel/database/once.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { insertMovement, lockOpenCashDay, readOpenCashDay } from './queries.ts';

type Outcome = { ok: true; day: CashDay } | { ok: false; reason: 'not_open' | 'in_flight' | 'key_reused' };

/** Cash that comes into the drawer or leaves it without a client, once for each key. */
export async function moveCash(
  { db, owner, idempotencyKey: key }: Owned & { idempotencyKey: string | undefined },
  form: z.output<typeof cashMovementForm>,
): Promise<Outcome> {
  const call = { operation: 'cashier.moveCash', key, input: form };
  const outcome = await once(db, owner, call, async (db): Promise<Outcome> => {
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
