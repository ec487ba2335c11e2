import { sql } from 'kysely';
import type { Payable, PayableKind } from '#contract/payables/operations.ts';
import type { Database } from '#server/kernel/database/db.ts';

/** What is paid of a purchase: all of it, or one instalment. */
export type BillKind = Exclude<PayableKind, 'expense'>;

/** What paying, reverting and a new due date look at and change. */
export type BillState = Pick<Payable, 'payment_status' | 'payment_date' | 'due_date'>;

/** With the row held until the transaction ends. `date` is the earliest that it can be due. */
export type HeldBill = { version: string; date: string; purchase_id: string | null } & BillState;

const STATE = ['payment_status', 'payment_date', 'due_date', 'purchase_date as date'] as const;
const VERSION = sql<string>`updated_at::text`.as('version');

/** A purchase in instalments is not to be paid as a whole, and not found here. */
export async function lockPurchase(db: Database, id: string): Promise<HeldBill | undefined> {
  const row = await db
    .selectFrom('product_purchases')
    .select([...STATE, VERSION])
    .where('id', '=', id)
    .where('instalments', '=', 1)
    .forUpdate()
    .executeTakeFirst();
  return row && ({ ...row, purchase_id: null } as HeldBill);
}

/** The purchase is held first, so that two windows that pay the last two instalments know of each other. */
export async function lockInstalment(db: Database, id: string): Promise<HeldBill | undefined> {
  await db
    .selectFrom('product_purchases')
    .select('id')
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('purchase_instalments').select('purchase_id').where('purchase_instalments.id', '=', id),
    )
    .forUpdate()
    .execute();
  const row = await db
    .selectFrom('purchase_instalments')
    .select([...STATE, VERSION, 'purchase_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row as HeldBill | undefined;
}

export async function updateBill(db: Database, kind: BillKind, id: string, change: Partial<BillState>): Promise<void> {
  if (kind === 'purchase') await db.updateTable('product_purchases').set(change).where('id', '=', id).execute();
  else await db.updateTable('purchase_instalments').set(change).where('id', '=', id).execute();
}

/** The purchase of an instalment, which is already held. */
export async function readSplitPurchase(
  db: Database,
  id: string,
): Promise<{ pending: number; before: Omit<BillState, 'due_date'> }> {
  const row = await db
    .selectFrom('product_purchases')
    .select(['payment_status', 'payment_date'])
    .select(({ selectFrom }) =>
      selectFrom('purchase_instalments')
        .select(sql<number>`count(*)::int`.as('pending'))
        .whereRef('purchase_id', '=', 'product_purchases.id')
        .where('payment_status', '=', 'Pendente')
        .as('pending'),
    )
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { pending, ...before } = row;
  return { pending: pending ?? 0, before: before as Omit<BillState, 'due_date'> };
}
