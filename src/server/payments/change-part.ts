import type { Payment } from '#contract/cashier/sales.ts';
import { meansOf } from '#domain/payments/means.ts';
import { cents } from '#domain/shared/money.ts';
import type { ClientPaymentMethod } from '#domain/shared/payment-methods.ts';
import { holding } from '#server/kernel/database/holding.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { followPart, type HeldPart, type Payer } from './follow-part.ts';
import type { PaidThings } from './paid-thing.ts';
import { isKeptByDrawer, payInParts, payOtherwise } from './pay.ts';
import { findPaidFor, lockPayments } from './queries.ts';

/** Without an amount all of it. */
type Receiving = { id: string; method: ClientPaymentMethod; amount?: number | undefined };

type Outcome<Reason> = { ok: true; payments: Payment[] } | { ok: false; reason: 'not_found' | Reason };

/**
 * What was to be received came in, or a piece of it: then the row splits, and the rest is still to be received. It stays on the day on which it
 * was earned; only the moment is new.
 */
export function receive(
  owned: Owned,
  things: PaidThings,
  { id, method, amount }: Receiving,
): Promise<Outcome<'already_received' | 'too_much'>> {
  return holding({ ...owned, things }, { drawer: true }, async (payer) => {
    const held = await holdPart(payer, id);
    if (!held) return { ok: false, reason: 'not_found' };
    const { of, part: owed, parts } = held;
    if (!meansOf(owed.method).isPending) return { ok: false, reason: 'already_received' };
    const piece = cents(amount ?? owed.amount);
    const rest = cents(owed.amount - piece);
    if (rest < 0) return { ok: false, reason: 'too_much' };

    const came = { parts: [{ method, amount: piece }], rest };
    await payInParts(payer, { of, row: owed, after: parts.length }, came);
    return { ok: true, payments: await followPart(payer, held, 'receive') };
  });
}

/** `was` is the method that was seen when the other one was chosen. */
type Correction = { id: string; method: ClientPaymentMethod; was: ClientPaymentMethod };

/** One part of what was paid was paid otherwise. Its amount, its day, when it was received and what it earned whom all stay. */
export function correctMethod(
  owned: Owned,
  things: PaidThings,
  { id, method, was }: Correction,
): Promise<Outcome<'stale' | 'client_required' | 'cash_day_closed' | 'has_tip'>> {
  return holding({ ...owned, things }, { drawer: true }, async (payer) => {
    const held = await holdPart(payer, id);
    if (!held) return { ok: false, reason: 'not_found' };
    const { part: paid, parts } = held;
    if (paid.method === method) return { ok: true, payments: parts };
    if (paid.method !== was) return { ok: false, reason: 'stale' };
    if (meansOf(method).needs === 'client' && held.client_id === null) return { ok: false, reason: 'client_required' };
    if (paid.tip > 0 && meansOf(method).isPending) return { ok: false, reason: 'has_tip' };
    if (await isKeptByDrawer(payer.db, paid, method)) return { ok: false, reason: 'cash_day_closed' };
    await payOtherwise(payer, paid, { method, amount: cents(paid.amount) });
    return { ok: true, payments: await followPart(payer, held, 'update') };
  });
}

/** Undefined where there is no such payment any more, or what it was for was taken back. */
async function holdPart({ db, things }: Payer, id: string): Promise<HeldPart | undefined> {
  const of = await findPaidFor(db, id);
  const thing = of && (await things[of.kind].hold(db, of.id));
  if (!thing) return undefined;
  const parts = await lockPayments(db, of);
  const part = parts.find((one) => one.id === id);
  return part && { of: { ...of, day: thing.day }, client_id: thing.client_id, part, parts };
}
