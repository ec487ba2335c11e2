import { mainMethod } from '#domain/payments/parts.ts';
import { cents } from '#domain/shared/money.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Held } from '#server/kernel/database/holding.ts';
import type { PaidThings } from './paid-thing.ts';
import { type HeldPayment, lockPayments, type PaidFor } from './queries.ts';

/** Who receives something or corrects how it was paid. */
export type Payer = Held<'drawer'> & { things: PaidThings };

/** One part of what was paid, with what it was paid for and all its parts, held until the transaction ends. */
export type HeldPart = { of: PaidFor; client_id: string | null; part: HeldPayment; parts: HeldPayment[] };

/** What follows once the part is written otherwise: the one method that its thing goes by, and the history. Answers all parts as they are now. */
export async function followPart(
  { db, owner, things }: Payer,
  { of, part, parts }: HeldPart,
  action: 'receive' | 'update',
): Promise<HeldPayment[]> {
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
