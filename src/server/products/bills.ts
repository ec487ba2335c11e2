import type { Database } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Owned } from '#server/kernel/principal.ts';
import {
  type BillKind,
  type BillState,
  type HeldBill,
  lockInstalment,
  lockPurchase,
  readSplitPurchase,
  updateBill,
} from './bill-queries.ts';

export type { BillState, HeldBill };

const TABLES = { purchase: 'product_purchases', instalment: 'purchase_instalments' } as const;

export function holdBill(db: Database, kind: BillKind, id: string): Promise<HeldBill | undefined> {
  return kind === 'purchase' ? lockPurchase(db, id) : lockInstalment(db, id);
}

/** For a use case that holds the bill. */
export async function changeBill(
  { db, owner }: Owned,
  { kind, id, before }: { kind: BillKind; id: string; before: BillState },
  change: Partial<BillState>,
): Promise<void> {
  await updateBill(db, kind, id, change);
  const after = { ...before, ...change };
  await record(db, owner, { action: 'update', entity: TABLES[kind], entityId: id, before, after });
}

/**
 * After one of its instalments was paid, on `paidOn`, or reverted: the purchase is paid once all of them are, on the day of the one that was
 * paid last. The caller holds it.
 */
export async function settlePurchase({ db, owner }: Owned, id: string, paidOn: string | null): Promise<void> {
  const { pending, before } = await readSplitPurchase(db, id);
  const isPaid = pending === 0;
  if (isPaid === (before.payment_status === 'Pago')) return;
  const after = { payment_status: isPaid ? 'Pago' : 'Pendente', payment_date: isPaid ? paidOn : null } as const;
  await updateBill(db, 'purchase', id, after);
  await record(db, owner, { action: 'update', entity: 'product_purchases', entityId: id, before, after });
}
