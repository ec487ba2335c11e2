import type { Payment } from '#contract/cashier/sales.ts';
import { mainMethod } from '#domain/payments/parts.ts';
import { cents } from '#domain/shared/money.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Held } from '#server/kernel/database/holding.ts';
import type { PaidThings } from './paid-thing.ts';
import { findPaidFor, type HeldPayment, lockPayments, type PaidFor } from './queries.ts';

type Payer = Held<'drawer'> & { things: PaidThings };

/** One part of what was paid, with what it was paid for and all its parts, held until the transaction ends. */
export type HeldPart = { of: PaidFor; client_id: string | null; part: HeldPayment; parts: HeldPayment[] };

/** Undefined where there is no such payment any more, or what it was for was taken back. */
export async function holdPart({ db, things }: Payer, id: string): Promise<HeldPart | undefined> {
  const of = await findPaidFor(db, id);
  const thing = of && (await things[of.kind].hold(db, of.id));
  if (!thing) return undefined;
  const parts = await lockPayments(db, of);
  const part = parts.find((one) => one.id === id);
  return part && { of, client_id: thing.client_id, part, parts };
}

/** What follows once the part is written otherwise: the one method that its thing goes by, and the history. Answers all parts as they are now. */
export async function followPart(
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
