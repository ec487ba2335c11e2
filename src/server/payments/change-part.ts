import type { Payment } from '#contract/cashier/sales.ts';
import { meansOf } from '#domain/payments/means.ts';
import { mainMethod } from '#domain/payments/parts.ts';
import { cents } from '#domain/shared/money.ts';
import type { ClientPaymentMethod } from '#domain/shared/payment-methods.ts';
import { record } from '#server/kernel/database/history.ts';
import { type Held, holding } from '#server/kernel/database/holding.ts';
import type { Owned } from '#server/kernel/principal.ts';
import type { PaidThings } from './paid-thing.ts';
import { isKeptByDrawer, payOtherwise } from './pay.ts';
import { findPaidFor, type HeldPayment, insertPayments, lockPayments, type PaidFor } from './queries.ts';

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

    if (rest > 0) {
      // The row itself is what came in, so that who asked for it finds it received; what is left is the new one.
      const left = { method: owed.method, amount: rest, fee: cents(0), fee_percent: 0, received_at: null };
      await insertPayments(payer.db, payer.owner, of, [left], parts.length);
    }
    await payOtherwise(payer, owed, { method, amount: piece });
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
): Promise<Outcome<'stale' | 'client_required' | 'cash_day_closed'>> {
  return holding({ ...owned, things }, { drawer: true }, async (payer) => {
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

type Payer = Held<'drawer'> & { things: PaidThings };

/** One part of what was paid, with what it was paid for and all its parts, held until the transaction ends. */
type HeldPart = { of: PaidFor; client_id: string | null; part: HeldPayment; parts: HeldPayment[] };

/** Undefined where there is no such payment any more, or what it was for was taken back. */
async function holdPart({ db, things }: Payer, id: string): Promise<HeldPart | undefined> {
  const of = await findPaidFor(db, id);
  const thing = of && (await things[of.kind].hold(db, of.id));
  if (!thing) return undefined;
  const parts = await lockPayments(db, of);
  const part = parts.find((one) => one.id === id);
  return part && { of, client_id: thing.client_id, part, parts };
}

/** What follows once the part is written otherwise: the one method that its thing goes by, and the history. Answers all parts as they are now. */
async function followPart(
  { db, owner, things }: Payer,
  { of, part, parts }: HeldPart,
  action: 'receive' | 'update',
): Promise<Payment[]> {
  const after = await lockPayments(db, of);
  const main = mainMethod(after.map(({ method, amount }) => ({ method, amount: cents(amount) })));
  if (main) await things[of.kind].setMainMethod(db, of.id, main);
  const named = { [`${of.kind}Id`]: of.id, day: of.day };
  await record(db, owner, {
    action,
    entity: 'payments',
    entityId: part.id,
    before: { ...named, payments: parts },
    after: { ...named, payments: after },
  });
  return after;
}
