import { record } from '#server/kernel/database/history.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { readSplitPurchase, updateSplitPurchase } from './queries.ts';

/**
 * After one of its instalments was paid, on `paidOn`, or reverted: the purchase is paid once all of them are, on the day of the one that was
 * paid last. The caller holds it.
 */
export async function settlePurchase({ db, owner }: Owned, id: string, paidOn: string | null): Promise<void> {
  const { pending, before } = await readSplitPurchase(db, id);
  const isPaid = pending === 0;
  if (isPaid === (before.payment_status === 'Pago')) return;
  const after = { payment_status: isPaid ? 'Pago' : 'Pendente', payment_date: isPaid ? paidOn : null } as const;
  await updateSplitPurchase(db, id, after);
  await record(db, owner, { action: 'update', entity: 'product_purchases', entityId: id, before, after });
}
