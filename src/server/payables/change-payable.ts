import type { PayableKind } from '#contract/payables/operations.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { type BillState, changeBill, type HeldBill, holdBill } from '#server/products/bills.ts';
import { lockExpense, updateExpense } from './queries.ts';

type HeldPayable = { kind: PayableKind; id: string; before: HeldBill };

export async function holdPayable(db: Database, kind: PayableKind, id: string): Promise<HeldBill | undefined> {
  if (kind !== 'expense') return holdBill(db, kind, id);
  const expense = await lockExpense(db, id);
  return expense && ({ ...expense, date: expense.expense_date, purchase_id: null } as HeldBill);
}

/** For a use case that holds the row. */
export async function changePayable(
  { db, owner }: Owned,
  { kind, id, before: { payment_status, payment_date, due_date } }: HeldPayable,
  change: Partial<BillState>,
): Promise<void> {
  const before = { payment_status, payment_date, due_date };
  if (kind !== 'expense') return changeBill({ db, owner }, { kind, id, before }, change);
  await updateExpense(db, id, change);
  const after = { ...before, ...change };
  await record(db, owner, { action: 'update', entity: 'expenses', entityId: id, before, after });
}
