import { sql } from 'kysely';
import type { Payable, PayableKind } from '#contract/payables/operations.ts';
import type { Database } from '#server/kernel/database/db.ts';
import type { OwnerId } from '#server/kernel/principal.ts';

/** What paying, reverting and a new due date look at and change. */
export type Due = Pick<Payable, 'payment_status' | 'payment_date' | 'due_date'>;

/** With the row held until the transaction ends. `date` is the earliest that it can be due. */
export type HeldPayable = { version: string; date: string; purchase_id: string | null } & Due;

const TABLES = { purchase: 'product_purchases', instalment: 'purchase_instalments', expense: 'expenses' } as const;

const VERSION = sql<string>`updated_at::text`.as('version');

export const tableOf = (kind: PayableKind) => TABLES[kind];

/**
 * A purchase in instalments is not to be paid as a whole, and not found here. Of an instalment the purchase is held first, so that two windows
 * that pay the last two of them know of each other.
 */
export async function lockPayable(db: Database, kind: PayableKind, id: string): Promise<HeldPayable | undefined> {
  const state = ['payment_status', 'payment_date', 'due_date', VERSION] as const;
  if (kind === 'expense') {
    const row = await db
      .selectFrom('expenses')
      .select([...state, 'expense_date as date'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return row && ({ ...row, purchase_id: null } as HeldPayable);
  }
  if (kind === 'purchase') {
    const row = await db
      .selectFrom('product_purchases')
      .select([...state, 'purchase_date as date'])
      .where('id', '=', id)
      .where('instalments', '=', 1)
      .forUpdate()
      .executeTakeFirst();
    return row && ({ ...row, purchase_id: null } as HeldPayable);
  }
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
    .select([...state, 'purchase_date as date', 'purchase_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row as HeldPayable | undefined;
}

export async function updatePayable(db: Database, kind: PayableKind, id: string, change: Partial<Due>): Promise<void> {
  await db.updateTable(TABLES[kind]).set(change).where('id', '=', id).execute();
}

/** The purchase of an instalment, which is already held. */
export async function readSplitPurchase(
  db: Database,
  id: string,
): Promise<{ pending: number; before: Pick<Due, 'payment_status' | 'payment_date'> }> {
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
  return { pending: pending ?? 0, before: before as Pick<Due, 'payment_status' | 'payment_date'> };
}

export async function updateSplitPurchase(
  db: Database,
  id: string,
  change: Pick<Due, 'payment_status' | 'payment_date'>,
): Promise<void> {
  await db.updateTable('product_purchases').set(change).where('id', '=', id).execute();
}

export type ExpenseData = {
  description: string;
  category: string;
  /** As the column has it. */
  value: string;
  expense_date: string;
  due_date: string | null;
  supplier: string;
  payment_method: string;
};

export async function insertExpense(
  db: Database,
  owner: OwnerId,
  expense: ExpenseData & Pick<Due, 'payment_status' | 'payment_date'>,
): Promise<string> {
  const { id } = await db
    .insertInto('expenses')
    .values({ ...expense, user_id: owner })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** As it is now, held until the transaction ends. */
export function lockExpense(db: Database, id: string) {
  return db
    .selectFrom('expenses')
    .select(['description', 'category', 'value', 'expense_date', 'due_date', 'supplier', 'payment_method'])
    .select(['payment_status', 'payment_date', VERSION])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateExpense(db: Database, id: string, expense: ExpenseData): Promise<void> {
  await db.updateTable('expenses').set(expense).where('id', '=', id).execute();
}

export async function deleteExpense(db: Database, id: string): Promise<void> {
  await db.deleteFrom('expenses').where('id', '=', id).execute();
}
