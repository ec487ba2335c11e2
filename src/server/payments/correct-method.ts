import type { Payment } from '#contract/cashier/sales.ts';
import { mainMethod } from '#domain/payments/parts.ts';
import { cents } from '#domain/shared/money.ts';
import { type ClientPaymentMethod, TO_RECEIVE } from '#domain/shared/payment-methods.ts';
import { record } from '#server/kernel/database/history.ts';
import { holding } from '#server/kernel/database/holding.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { isKeptByDrawer } from './closed-drawer.ts';
import { payOtherwise } from './pay.ts';
import { findPaidFor, holdClientOf, holdPaidFor, lockPayments, setMainMethod } from './queries.ts';

/** `was` is the method that was seen when the other one was chosen. */
type Correction = { id: string; method: ClientPaymentMethod; was: ClientPaymentMethod };

type Outcome =
  | { ok: true; payments: Payment[] }
  | { ok: false; reason: 'not_found' | 'stale' | 'client_required' | 'cash_day_closed' };

/** One part of what was paid was paid otherwise. Its amount, its day, when it was received and what it earned whom all stay. */
export function correctMethod(owned: Owned, { id, method, was }: Correction): Promise<Outcome> {
  return holding(owned, { drawer: true }, async ({ db, owner }): Promise<Outcome> => {
    const of = await findPaidFor(db, id);
    if (!of) return { ok: false, reason: 'not_found' };
    await holdClientOf(db, of);
    const held = await holdPaidFor(db, of);
    const before = held ? await lockPayments(db, of) : [];
    const paid = before.find((one) => one.id === id);
    if (!held || !paid) return { ok: false, reason: 'not_found' };
    if (paid.method === method) return { ok: true, payments: before };
    if (paid.method !== was) return { ok: false, reason: 'stale' };
    if (method === TO_RECEIVE && held.client_id === null) return { ok: false, reason: 'client_required' };
    if (await isKeptByDrawer(db, paid, method)) return { ok: false, reason: 'cash_day_closed' };

    await payOtherwise({ db, owner }, paid, { method, amount: cents(paid.amount) });
    const after = await lockPayments(db, of);
    const main = mainMethod(after.map((one) => ({ method: one.method, amount: cents(one.amount) })));
    if (main) await setMainMethod(db, of, main);
    await record(db, owner, {
      action: 'update',
      entity: 'payments',
      entityId: id,
      before: { ...of, payments: before },
      after: { ...of, payments: after },
    });
    return { ok: true, payments: after };
  });
}
