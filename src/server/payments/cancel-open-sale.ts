import { record } from '#server/kernel/database/history.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { cancelSaleOf, deletePayments } from './queries.ts';

/**
 * An appointment that is deleted or cancelled takes its open sale along: nobody will come to pay it. Here, because the agenda must not know the
 * cashier. The caller holds the transaction and the appointment; how the sale would have been paid is forgotten.
 */
export async function cancelOpenSale({ db, owner }: Owned, appointmentId: string): Promise<void> {
  const sale = await cancelSaleOf(db, appointmentId);
  if (!sale) return;
  await deletePayments(db, { kind: 'sale', id: sale.id });
  const { id, number } = sale;
  const [before, after] = [
    { number, status: 'open' },
    { number, status: 'cancelled' },
  ];
  await record(db, owner, { action: 'update', entity: 'sales', entityId: id, before, after });
}
