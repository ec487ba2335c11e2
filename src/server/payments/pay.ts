import type { Payment } from '#contract/cashier/sales.ts';
import { type CardFees, meansOf } from '#domain/payments/means.ts';
import { PAID_KINDS } from '#domain/payments/paid-kinds.ts';
import { feePercentOf, isPaidBy, type Part } from '#domain/payments/parts.ts';
import { type EarlierCash, receivedAgain } from '#domain/payments/received-again.ts';
import { type Tip, withTip } from '#domain/payments/tips.ts';
import { type Cents, cents, percentOf } from '#domain/shared/money.ts';
import type { ClientPaymentMethod } from '#domain/shared/payment-methods.ts';
import type { Database } from '#server/kernel/database/db.ts';
import type { Held } from '#server/kernel/database/holding.ts';
import type { Owned } from '#server/kernel/principal.ts';
import {
  deletePayments,
  type HeldPayment,
  insertPayments,
  insertVoidPayments,
  isInClosedCashDay,
  lockPayments,
  NOW,
  type PaidFor,
  readCardFees,
  readReopenedCash,
  updatePayment,
} from './queries.ts';

/**
 * Writes how an appointment or a sale is paid, in place of what was there. The caller holds the transaction, and has seen that the parts add
 * up; where something is received, it also holds the drawer. What a card costs is taken now, by the percentages of now; what is
 * paid later has not been received, and cash of what was reopened was received before. Without a day (an open sale) nothing has been received, and nothing has been paid to anybody.
 */
export async function pay(owned: Owned, of: PaidFor, parts: readonly Part[], tip?: Tip): Promise<void> {
  const { db, owner } = owned;
  await deletePayments(db, of);
  if (parts.length === 0) return;
  const isDone = of.day !== null;
  const fees = isDone ? await feesOn(owned, parts) : FREE;
  const carried = withTip(parts, tip);
  const received = receivedAgain(carried, await earlierCash(db, of, carried));
  await insertPayments(
    db,
    owner,
    of,
    received.map(({ received_at, ...part }) => ({
      ...part,
      ...feeAt(feePercentOf(part.method, fees), part),
      received_at: isDone && !meansOf(part.method).isPending ? (received_at ?? NOW) : null,
    })),
  );
}

/**
 * One row gets another method or amount. What a card costs is agreed on when it is used: another method costs what it costs now, another amount
 * keeps the row's percentage. What had been received was received then.
 */
export async function payOtherwise(
  owned: Owned,
  { id, method, fee_percent, received_at }: Pick<HeldPayment, 'id' | 'method' | 'fee_percent' | 'received_at'>,
  part: Part,
): Promise<void> {
  const percent = part.method === method ? fee_percent : feePercentOf(part.method, await feesOn(owned, [part]));
  await updatePayment(owned.db, id, {
    ...part,
    ...feeAt(percent, part),
    received_at: meansOf(part.method).isPending ? null : (received_at ?? NOW),
  });
}

/**
 * What was owed in one row came in, by one means or several: the row itself is the first part, so that who asked for it finds it received. The other parts,
 * and what is still owed, are rows of their own after those that are there. The caller keeps the drawer.
 */
export async function payInParts(
  owned: Owned,
  { of, row, after }: { of: PaidFor; row: HeldPayment; after: number },
  { parts: [first, ...others], rest }: { parts: readonly Part[]; rest: Cents },
): Promise<void> {
  if (!first) return;
  const fees = await feesOn(owned, others);
  const added = others.map(
    (part) => ({ ...part, ...feeAt(feePercentOf(part.method, fees), part), received_at: NOW }) as const,
  );
  const left = { method: row.method, amount: rest, fee: cents(0), fee_percent: 0, received_at: null };
  const rows = rest > 0 ? [...added, left] : added;
  if (rows.length > 0) await insertPayments(owned.db, owned.owner, of, rows, after);
  await payOtherwise(owned, row, first);
}

/** Nobody waits for it where none is paid in cash, or for what is never reopened. */
async function earlierCash(db: Database, of: PaidFor, parts: readonly Part[]): Promise<EarlierCash[]> {
  const isCash = isPaidBy(parts, ({ isCash }) => isCash);
  return isCash && PAID_KINDS[of.kind].undone === 'reopened' ? readReopenedCash(db, of.id) : [];
}

/** Of what carries a tip, the database takes it of both together. */
const feeAt = (fee_percent: number, { amount }: Part) => ({ fee_percent, fee: percentOf(amount, fee_percent) });

const FREE: CardFees = { debit_fee_percent: 0, credit_fee_percent: 0 };

/** Nobody waits for the percentages where no card is used. */
async function feesOn({ db, owner }: Owned, parts: readonly Part[]): Promise<CardFees> {
  return isPaidBy(parts, ({ fee }) => fee !== null) ? readCardFees(db, owner) : FREE;
}

/** The entry of a void: of which sale, and on which day. */
type VoidEntry = { id: string; sale_id: string; day: string };

/** What was paid for a sale goes back as its rows are now. The caller holds the drawer and the sale: whoever receives a part of it meanwhile comes before us or after. */
export async function giveBack({ db }: Held<'drawer'>, entry: VoidEntry): Promise<void> {
  await lockPayments(db, { kind: 'sale', id: entry.sale_id });
  await insertVoidPayments(db, entry);
}

/**
 * Whether a closed cash day keeps a payment from this other method: it has counted it among the cash, or would have. No drawer holds what was and is paid in
 * other ways, or had not been received then. The caller keeps the drawer.
 */
export async function isKeptByDrawer(
  db: Database,
  { method, received_at }: Pick<Payment, 'method' | 'received_at'>,
  other: ClientPaymentMethod,
): Promise<boolean> {
  const changesDrawer = meansOf(method).isCash !== meansOf(other).isCash;
  return received_at !== null && changesDrawer && isInClosedCashDay(db, received_at);
}
