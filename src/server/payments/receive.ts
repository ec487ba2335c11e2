import type { Payment } from '#contract/cashier/sales.ts';
import { mainMethod } from '#domain/payments/parts.ts';
import { cents } from '#domain/shared/money.ts';
import { type ClientPaymentMethod, TO_RECEIVE } from '#domain/shared/payment-methods.ts';
import { record } from '#server/kernel/database/history.ts';
import { holding } from '#server/kernel/database/holding.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { payOtherwise } from './pay.ts';
import { findPaidFor, holdPaidFor, insertPayments, lockPayments, setMainMethod } from './queries.ts';

/** Without an amount all of it. */
type Receiving = { id: string; method: ClientPaymentMethod; amount?: number | undefined };

type Outcome = { ok: true; payments: Payment[] } | { ok: false; reason: 'not_found' | 'already_received' | 'too_much' };

/**
 * What was to be received came in, or a piece of it: then the row splits, and the rest is still to be received. It stays on the day on which it
 * was earned; only the moment is new.
 */
export function receive(owned: Owned, { id, method, amount }: Receiving): Promise<Outcome> {
  return holding(owned, { drawer: true }, async ({ db, owner }): Promise<Outcome> => {
    const of = await findPaidFor(db, id);
    if (!of || !(await holdPaidFor(db, of))) return { ok: false, reason: 'not_found' };
    const before = await lockPayments(db, of);
    const owed = before.find((one) => one.id === id);
    if (!owed) return { ok: false, reason: 'not_found' };
    if (owed.method !== TO_RECEIVE) return { ok: false, reason: 'already_received' };
    const piece = cents(amount ?? owed.amount);
    const rest = cents(owed.amount - piece);
    if (rest < 0) return { ok: false, reason: 'too_much' };

    if (rest > 0) {
      // The row itself is what came in, so that who asked for it finds it received; what is left is the new one.
      const left = { method: TO_RECEIVE, amount: rest, fee: cents(0), fee_percent: 0, received_at: null };
      await insertPayments(db, owner, of, [left], before.length);
    }
    await payOtherwise({ db, owner }, owed, { method, amount: piece });
    const after = await lockPayments(db, of);
    const main = mainMethod(after.map((one) => ({ method: one.method, amount: cents(one.amount) })));
    if (main) await setMainMethod(db, of, main);
    await record(db, owner, {
      action: 'receive',
      entity: 'payments',
      entityId: id,
      before: { ...of, payments: before },
      after: { ...of, payments: after },
    });
    return { ok: true, payments: after };
  });
}
