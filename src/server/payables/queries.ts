import { sql } from 'kysely';
import type { Database } from '#server/kernel/database/db.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import type { BillState } from '#server/products/bills.ts';

const VERSION = sql<string>`updated_at::text`.as('version');

export async function updateExpense(db: Database, id: string, change: Partial<ExpenseData & BillState>): Promise<void> {
  await db.updateTable('expenses').set(change).where('id', '=', id).execute();
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
  expense: ExpenseData & Omit<BillState, 'due_date'>,
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

export async function deleteExpense(db: Database, id: string): Promise<void> {
  await db.deleteFrom('expenses').where('id', '=', id).execute();
}
