import type { Payment } from '#contract/cashier/sales.ts';
import { receiveOldest } from '#domain/payments/debts.ts';
import { meansOf } from '#domain/payments/means.ts';
import type { Part } from '#domain/payments/parts.ts';
import { cents, sumCents } from '#domain/shared/money.ts';
import { TO_RECEIVE } from '#domain/shared/payment-methods.ts';
import { holding } from '#server/kernel/database/holding.ts';
import { once } from '#server/kernel/database/once.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { followPart, type HeldPart, type Payer } from './follow-part.ts';
import type { PaidThings } from './paid-thing.ts';
import { isKeptByDrawer, payInParts, payOtherwise } from './pay.ts';
import { deletePaymentRows, findAllPaidFor, type HeldPayment, lockPayments, type PaidFor } from './queries.ts';

type Repeatable = Owned & { idempotencyKey: string | undefined };
type Repeated = 'in_flight' | 'key_reused';
type Outcome<Done, Reason> = ({ ok: true } & Done) | { ok: false; reason: 'not_found' | Reason };

type Receiving = { id: string; debts: readonly string[]; payments: readonly Part[] };

/**
 * A client pays several debts together, or a part of them, the oldest first. Each stays on the day on which it was earned. What
 * came in is answered, so that it can be taken back.
 */
export async function receiveDebts(
  { db, owner, idempotencyKey: key }: Repeatable,
  things: PaidThings,
  input: Receiving,
): Promise<Outcome<{ received: Payment[] }, 'already_received' | 'too_much' | Repeated>> {
  const call = { operation: 'cashier.receiveDebts', key, input };
  const outcome = await once(db, owner, call, (db) =>
    holding({ db, owner, things }, { drawer: true }, (payer) => receiveHeld(payer, input)),
  );
  return outcome.ok ? outcome.value : outcome;
}

async function receiveHeld(
  payer: Payer,
  { id, debts, payments }: Receiving,
): Promise<Outcome<{ received: Payment[] }, 'already_received' | 'too_much'>> {
  const held = await holdParts(payer, debts);
  if (!held || held.some(({ client_id }) => client_id !== id)) return { ok: false, reason: 'not_found' };
  const owed = held.flatMap((thing) => thing.chosen.map((row) => ({ ...row, day: thing.of.day })));
  if (!owed.every(({ method }) => meansOf(method).isPending)) return { ok: false, reason: 'already_received' };
  if (sumCents(payments.map(amountOf)) > sumCents(owed.map(amountOf))) return { ok: false, reason: 'too_much' };

  const shares = receiveOldest(owed.map(inCents), payments);
  const received: Payment[] = [];
  for (const { of, client_id, chosen, parts } of held) {
    let after = parts.length;
    const own = shares.filter(({ debt }) => chosen.some(({ id }) => id === debt.id));
    for (const { debt, parts, rest } of own) {
      await payInParts(payer, { of, row: debt, after }, { parts, rest });
      after += parts.length;
    }
    const [first] = own;
    if (!first) continue;
    const now = await followPart(payer, { of, client_id, part: first.debt, parts }, 'receive');
    const before = new Set(parts.filter(({ method }) => !meansOf(method).isPending).map(({ id }) => id));
    received.push(...now.filter(({ id, method }) => !meansOf(method).isPending && !before.has(id)));
  }
  return { ok: true, received };
}

type Received = Pick<Payment, 'id' | 'method'>;

/**
 * What was received is owed again: a slip at the desk. What is owed for one thing becomes one row again. A closed drawer keeps the cash that it has
 * counted.
 */
export async function takeBackReceived(
  { db, owner, idempotencyKey: key }: Repeatable,
  things: PaidThings,
  { payments }: { payments: readonly Received[] },
): Promise<Outcome<unknown, 'stale' | 'client_required' | 'cash_day_closed' | 'has_tip' | Repeated>> {
  const call = { operation: 'cashier.takeBackReceived', key, input: payments };
  const outcome = await once(db, owner, call, (db) =>
    holding({ db, owner, things }, { drawer: true }, (payer) => takeBackHeld(payer, payments)),
  );
  return outcome.ok ? outcome.value : outcome;
}

async function takeBackHeld(
  payer: Payer,
  payments: readonly Received[],
): Promise<Outcome<unknown, 'stale' | 'client_required' | 'cash_day_closed' | 'has_tip'>> {
  const seen = new Map(payments.map(({ id, method }) => [id, method]));
  const held = await holdParts(payer, [...seen.keys()]);
  if (!held) return { ok: false, reason: 'not_found' };
  for (const { of, client_id, chosen, parts } of held) {
    if (client_id === null) return { ok: false, reason: 'client_required' };
    for (const row of chosen) {
      if (row.method !== seen.get(row.id)) return { ok: false, reason: 'stale' };
      if (row.tip > 0) return { ok: false, reason: 'has_tip' };
      if (await isKeptByDrawer(payer.db, row, TO_RECEIVE)) return { ok: false, reason: 'cash_day_closed' };
    }
    await oweAgain(payer, chosen, parts);
    const [part] = chosen;
    if (part) await followPart(payer, { of, client_id, part, parts }, 'update');
  }
  return { ok: true };
}

/** The first of what is owed for one thing has all of it. */
async function oweAgain(payer: Payer, chosen: readonly HeldPayment[], parts: readonly HeldPayment[]): Promise<void> {
  const owed = parts.filter((part) => chosen.includes(part) || meansOf(part.method).isPending);
  const [first, ...others] = owed;
  if (!first) return;
  await payOtherwise(payer, first, { method: TO_RECEIVE, amount: sumCents(owed.map(amountOf)) });
  if (others.length > 0)
    await deletePaymentRows(
      payer.db,
      others.map(({ id }) => id),
    );
}

type HeldThing = Omit<HeldPart, 'part' | 'of'> & { of: PaidFor & { day: string }; chosen: HeldPayment[] };

/** These payments with what they are for, held until the transaction ends. Undefined where one is gone, or what it was for was taken back. */
async function holdParts({ db, things }: Payer, ids: readonly string[]): Promise<HeldThing[] | undefined> {
  const held: HeldThing[] = [];
  for (const { of } of await findAllPaidFor(db, ids)) {
    const thing = await things[of.kind].hold(db, of.id);
    if (!thing?.day) return undefined;
    const parts = await lockPayments(db, of);
    held.push({
      of: { ...of, day: thing.day },
      client_id: thing.client_id,
      parts,
      chosen: parts.filter(({ id }) => ids.includes(id)),
    });
  }
  return held.flatMap(({ chosen }) => chosen).length === new Set(ids).size ? held : undefined;
}

const amountOf = ({ amount }: { amount: number }) => cents(amount);
const inCents = <Row extends { amount: number }>(row: Row) => ({ ...row, amount: cents(row.amount) });
