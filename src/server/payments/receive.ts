import type { Payment } from '#contract/cashier/sales.ts';
import { meansOf } from '#domain/payments/means.ts';
import { cents } from '#domain/shared/money.ts';
import type { ClientPaymentMethod } from '#domain/shared/payment-methods.ts';
import { holding } from '#server/kernel/database/holding.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { followPart, holdPart } from './held-part.ts';
import type { PaidThings } from './paid-thing.ts';
import { payOtherwise } from './pay.ts';
import { insertPayments } from './queries.ts';

/** Without an amount all of it. */
type Receiving = { id: string; method: ClientPaymentMethod; amount?: number | undefined };

type Outcome = { ok: true; payments: Payment[] } | { ok: false; reason: 'not_found' | 'already_received' | 'too_much' };

/**
 * What was to be received came in, or a piece of it: then the row splits, and the rest is still to be received. It stays on the day on which it
 * was earned; only the moment is new.
 */
export function receive(owned: Owned, things: PaidThings, { id, method, amount }: Receiving): Promise<Outcome> {
  return holding({ ...owned, things }, { drawer: true }, async (payer): Promise<Outcome> => {
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
