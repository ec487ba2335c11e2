import type { Payment } from '#contract/cashier/sales.ts';
import { meansOf } from '#domain/payments/means.ts';
import { cents } from '#domain/shared/money.ts';
import type { ClientPaymentMethod } from '#domain/shared/payment-methods.ts';
import { holding } from '#server/kernel/database/holding.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { isKeptByDrawer } from './closed-drawer.ts';
import { followPart, holdPart } from './held-part.ts';
import type { PaidThings } from './paid-thing.ts';
import { payOtherwise } from './pay.ts';

/** `was` is the method that was seen when the other one was chosen. */
type Correction = { id: string; method: ClientPaymentMethod; was: ClientPaymentMethod };

type Outcome =
  | { ok: true; payments: Payment[] }
  | { ok: false; reason: 'not_found' | 'stale' | 'client_required' | 'cash_day_closed' };

/** One part of what was paid was paid otherwise. Its amount, its day, when it was received and what it earned whom all stay. */
export function correctMethod(owned: Owned, things: PaidThings, { id, method, was }: Correction): Promise<Outcome> {
  return holding({ ...owned, things }, { drawer: true }, async (payer): Promise<Outcome> => {
    const held = await holdPart(payer, id);
    if (!held) return { ok: false, reason: 'not_found' };
    const { part: paid, parts } = held;
    if (paid.method === method) return { ok: true, payments: parts };
    if (paid.method !== was) return { ok: false, reason: 'stale' };
    if (meansOf(method).needs === 'client' && held.client_id === null) return { ok: false, reason: 'client_required' };
    if (await isKeptByDrawer(payer.db, paid, method)) return { ok: false, reason: 'cash_day_closed' };
    await payOtherwise(payer, paid, { method, amount: cents(paid.amount) });
    return { ok: true, payments: await followPart(payer, held, 'update') };
  });
}
